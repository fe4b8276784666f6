import { Dialog as AriaDialog, Modal } from 'react-aria-components';
import { styled } from 'styled-components';
import { ModalLayer } from '../presence/ModalLayer.tsx';
import {
  floatingSurface,
  icons,
  lowScrim,
  media,
  mutedMeta,
  ownDirection,
  placeholder,
  reducedMotion,
  row,
  safeArea,
  transition,
  truncate,
  visibleScrim,
} from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

/** It appears at once, as results do. */
export const Scrim = styled(ModalLayer)`
  ${visibleScrim}
  place-items: start center;
  padding: calc(min(0.12 * var(--visual-viewport-height, 100vh), 96px) + ${safeArea.top})
    max(${tokens.space.s16}, ${safeArea.inline}) max(${tokens.space.s8}, ${safeArea.bottom});
  ${transition(['opacity'])}

  ${media.belowSmall} {
    padding: max(${tokens.space.s8}, ${safeArea.top}) max(${tokens.space.s8}, ${safeArea.inline})
      max(${tokens.space.s8}, ${safeArea.bottom});
  }
`;

export const Panel = styled(Modal)<{ readonly className?: string | undefined }>`
  ${floatingSurface}
  display: flex;
  inline-size: min(100%, 640px);
  max-block-size: 100%;
  overflow: hidden;
  ${transition(['translate'])}

  &[data-entering] {
    translate: 0 -8px;
    ${reducedMotion('translate: none;')}
  }
`;

export const Column = styled(AriaDialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
`;

export const Field = styled.div`
  ${row(tokens.space.s12)}
  flex: none;
  padding-inline: ${tokens.space.s16};
  border-block-end: 1px solid ${tokens.color.border};

  ${icons('> svg', tokens.size.icon, tokens.color.textMuted)}
`;

/** The field is the only one in the dialog and always has focus, so it needs no ring. */
export const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: 52px;
  padding: 0;
  border: 0;
  outline: none;
  background: transparent;
  color: ${tokens.color.text};
  font: ${tokens.type.body};
  text-overflow: ellipsis;

  ${media.coarsePointer} {
    font-size: 16px;
  }
  ${placeholder}
`;

/** It keeps its height, so that nothing moves while the results change. */
export const Results = styled.div`
  position: relative;
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  block-size: 416px;
  min-block-size: 0;
`;

export const List = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${tokens.space.s4} ${tokens.space.s8} ${tokens.space.s8};
  scroll-padding-block: ${tokens.space.s32} ${tokens.space.s8};

  ${lowScrim} {
    scroll-padding-block: 0;
  }
  outline: none;
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

export const SectionTitle = styled.div`
  padding: ${tokens.space.s8} ${tokens.space.s8} ${tokens.space.s4};
  color: ${tokens.color.textMuted};
  font: ${tokens.type.metaStrong};
`;

export const Row = styled.div`
  color: inherit;
  text-decoration: none;
  ${row(tokens.space.s12)}
  min-block-size: ${tokens.density.controlSize};
  padding: ${tokens.space.s4} ${tokens.space.s8};
  border-radius: ${tokens.radius.control};
  outline: 0 solid ${tokens.color.borderFocus};
  outline-offset: -2px;
  cursor: pointer;

  ${icons('> svg', tokens.size.icon, tokens.color.textMuted)}

  ${media.hover} {
    &:hover {
      background: ${tokens.color.backgroundHover};
    }
  }
  &[aria-selected='true'] {
    background: ${tokens.color.backgroundSelected};
    outline-width: 2px;
  }
  &:active {
    background: ${tokens.color.backgroundPressed};
  }
`;

export const RowTitle = styled.span`
  ${truncate}
  ${ownDirection}
  flex: 0 1 auto;
`;

export const RowDescription = styled.span`
  ${truncate}
  ${ownDirection}
  flex: 1 1 0;
  min-inline-size: 25%;
  ${mutedMeta}
`;

export const Message = styled.div`
  padding: ${tokens.space.s32} ${tokens.space.s16};
  color: ${tokens.color.textMuted};
  text-align: center;
  overflow-wrap: anywhere;
`;

/** It lies over the top edge of the results. */
export const Waiting = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
`;

/** It speaks of keys. */
export const Foot = styled.div`
  ${row(`${tokens.space.s4} ${tokens.space.s16}`)}
  flex: none;
  flex-wrap: wrap;
  padding: ${tokens.space.s8} ${tokens.space.s16};
  border-block-start: 1px solid ${tokens.color.border};
  ${mutedMeta}

  ${media.withoutKeyboard} {
    display: none;
  }
`;
