import { styled } from 'styled-components';
import { barEnd } from '../TopBar/barEnd.ts';
import { icons, mirrored, notOnPaper, safeArea, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Rail = styled.nav`
  position: sticky;
  inset-block-start: ${barEnd};
  box-sizing: border-box;
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: calc(264px + ${safeArea.inline});
  block-size: calc(100dvh - ${barEnd});
  padding-block-end: ${safeArea.bottom};
  padding-inline-start: ${safeArea.inline};
  border-inline-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.backgroundSurface};
  ${transition(['inline-size'], tokens.motion.panel)}

  &[data-collapsed] {
    inline-size: calc(${tokens.size.barControl} + 17px + ${safeArea.inline});
  }

  ${notOnPaper}
`;

export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${tokens.space.s8};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  [data-collapsed] > & {
    scrollbar-width: none;
  }
`;

export const Foot = styled.div`
  flex: none;
  padding: ${tokens.space.s8};
  border-block-start: 1px solid ${tokens.color.border};
`;

/** An icon that shows a side of the window, so it is mirrored in right-to-left text. */
export const MirroredIcon = styled.span`
  display: grid;
  flex: none;
  color: ${tokens.color.textMuted};

  ${icons('svg', tokens.size.icon)}
  ${mirrored('&:dir(rtl) svg')}
`;

export const DrawerNav = styled.nav`
  padding: ${tokens.space.s8};
`;
