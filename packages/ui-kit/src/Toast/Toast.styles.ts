import { keyframes, styled } from 'styled-components';
import { barEnd } from '../TopBar/barEnd.ts';
import {
  floatingSurface,
  focusRing,
  media,
  notOnPaper,
  plainList,
  row,
  safeArea,
  scrolls,
  surfaceRoot,
  transition,
} from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Region = styled.section`
  ${surfaceRoot}
  position: fixed;
  z-index: ${tokens.layer.toast};
  inset-block-end: calc(${tokens.space.s16} + ${safeArea.bottom});
  inset-inline-end: max(${tokens.size.gutter}, ${safeArea.inline});
  inline-size: min(400px, calc(100vw - 2 * ${tokens.size.gutter}));

  ${notOnPaper}

  ${media.belowSmall} {
    inset-inline: max(${tokens.space.s8}, ${safeArea.inline});
    inset-block-end: calc(${tokens.space.s8} + ${safeArea.bottom});
    inline-size: auto;
  }

  /* A dialog, and some drawers, have buttons at their end. There the toasts stand below the header, the newest lowest, so that none moves either. */
  :root:has([data-on-paper]:not([data-exiting]), [data-foot]) & {
    inset-block: calc(max(${barEnd}, ${safeArea.top}) + ${tokens.size.bar}) auto;

    & > ol {
      display: flex;
      flex-direction: column-reverse;
    }
  }
`;

export const Stack = styled.ol.attrs({ role: 'list' })`
  ${plainList}
`;

const fadeIn = keyframes`
  from { opacity: 0; }
`;
const riseIn = keyframes`
  from { translate: 0 8px; }
`;

/** A leaving toast collapses, so that the toasts above move down smoothly. */
export const Place = styled.li`
  display: grid;
  grid-template-rows: 1fr;
  animation:
    ${fadeIn} ${tokens.motion.fade} linear,
    ${riseIn} ${tokens.motion.panel} ${tokens.motion.easeOut};
  ${transition(['opacity', 'grid-template-rows'], tokens.motion.panel)}

  &[data-leaving] {
    grid-template-rows: 0fr;
    opacity: 0;
    pointer-events: none;
  }
`;

export const Fold = styled.div`
  min-block-size: 0;

  [data-leaving] > & {
    overflow: hidden;
  }
`;

/** A toast of one line is 52 px high. With the gap of 8 px it is 60 px from the next. */
export const Card = styled.div.attrs({ role: 'group', tabIndex: -1 })`
  ${floatingSurface}
  ${focusRing}
  ${row(tokens.space.s4)}
  flex-wrap: wrap;
  justify-content: end;
  min-block-size: 52px;
  margin-block-start: ${tokens.space.s8};
  padding-block: ${tokens.space.s8};
  padding-inline: ${tokens.space.s16} ${tokens.space.s8};

  &:focus-visible {
    outline-color: ${tokens.color.borderFocus};
  }
`;

export const Message = styled.div`
  display: flex;
  flex: 1 1 200px;
  gap: ${tokens.space.s12};
  min-inline-size: 0;
  padding-block: ${tokens.space.s4};
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  max-block-size: 160px;
  ${scrolls}
  overflow-wrap: anywhere;
`;

export const Controls = styled.div`
  ${row(tokens.space.s4)}
`;
