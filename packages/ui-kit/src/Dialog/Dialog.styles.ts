import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { styled } from 'styled-components';
import { floatingSurface, media, reducedMotion, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

/** Covers what is visible of the page: less than the window while a keyboard is on the screen. */
export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${tokens.layer.dialog};
  display: grid;
  place-items: center;
  box-sizing: border-box;
  block-size: var(--visual-viewport-height, 100%);
  padding: ${tokens.space.s16};
  background: ${tokens.color.backgroundScrim};
  ${transition(['opacity'], tokens.motion.panel)}

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }

  ${media.belowSmall} {
    align-items: end;
    padding: ${tokens.space.s8};
  }
`;

export const Panel = styled(Modal)<{ className?: string }>`
  ${floatingSurface}
  display: flex;
  inline-size: min(100%, 560px);
  max-block-size: 100%;
  overflow: hidden;
  ${transition(['translate'], tokens.motion.panel)}

  &[data-size='small'] {
    inline-size: min(100%, 420px);
  }
  &[data-size='large'] {
    inline-size: min(100%, 960px);
  }

  &[data-entering],
  &[data-exiting] {
    translate: 0 12px;
    ${reducedMotion('translate: none;')}
  }
`;

/** Scrolls as a whole, so that the keyboard scrolls it wherever focus is; header and footer stay in view. */
export const Column = styled(AriaDialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: start;
  gap: ${tokens.space.s12};
  padding-block: ${tokens.space.s16} ${tokens.space.s8};
  padding-inline: ${tokens.space.s24} ${tokens.space.s16};
  background: ${tokens.color.backgroundFloating};

  /* The close button is higher than the title; both stand on one line. */
  & > button {
    margin-block: -6px;
  }

  ${media.belowSmall} {
    padding-inline: ${tokens.space.s16} ${tokens.space.s12};
  }
`;

export const Title = styled(Heading)`
  flex: 1;
  margin: 0;
  min-inline-size: 0;
  font: ${tokens.type.sectionTitle};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1 0 auto;
  padding-block: ${tokens.space.s8} ${tokens.space.s24};
  padding-inline: ${tokens.space.s24};
  overflow-wrap: anywhere;

  ${media.belowSmall} {
    padding-inline: ${tokens.space.s16};
  }
`;

export const Footer = styled.footer`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${tokens.space.s8};
  padding: ${tokens.space.s12} ${tokens.space.s24};
  border-block-start: 1px solid ${tokens.color.border};
  background: ${tokens.color.backgroundFloating};

  ${media.belowSmall} {
    padding-inline: ${tokens.space.s16};
  }
`;
