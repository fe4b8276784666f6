import { css, styled } from 'styled-components';
import { barEnd } from '../TopBar/barEnd.ts';
import { media, notOnPaper, reducedMotion, row, safeArea, scrolls, surfaceRoot, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

const hidden = css`
  opacity: 0;
  translate: var(--gantry-drawer-away) 0;
  ${reducedMotion('translate: none;')}
`;

/** The styles of every drawer, modal or not. */
export const panel = css`
  ${surfaceRoot}
  --gantry-drawer-away: 100%;
  position: fixed;
  inset-block-end: 0;
  inset-inline-end: 0;
  display: flex;
  flex-direction: column;
  inline-size: min(100%, 400px);
  border: 0 solid ${tokens.color.border};
  border-inline-start-width: 1px;
  background: ${tokens.color.backgroundSurface};
  box-shadow: ${tokens.shadow.floating};
  outline: none;
  overflow: hidden;
  padding-block-end: ${safeArea.bottom};
  padding-inline-end: ${safeArea.inline};
  ${transition(['translate', 'opacity'], tokens.motion.panel)}

  &:dir(rtl) {
    --gantry-drawer-away: -100%;
  }
  &[data-size='small'] {
    inline-size: min(100%, 320px);
  }
  &[data-size='large'] {
    inline-size: min(100%, 640px);
  }

  &[data-side='start'] {
    --gantry-drawer-away: -100%;
    inset-inline: 0 auto;
    padding-inline: ${safeArea.inline} 0;
    border-inline-width: 0 1px;
  }
  &[data-side='start']:dir(rtl) {
    --gantry-drawer-away: 100%;
  }

  &[data-entering],
  &[data-exiting] {
    ${hidden}
  }

  ${notOnPaper}

  ${media.belowSmall} {
    &,
    &[data-size] {
      inline-size: 100%;
      border-inline-width: 0;
    }
  }
`;

/** A drawer below the top bar. The page beside it stays usable. */
export const SidePanel = styled.section<{ readonly style: Record<'--visual-viewport-height', string> }>`
  ${panel}
  inset-block: ${barEnd} auto;
  /* Down to where an on-screen keyboard begins. */
  block-size: calc(var(--visual-viewport-height, 100%) - ${barEnd});
  z-index: ${tokens.layer.drawer};

  @starting-style {
    ${hidden}
  }
`;

export const DrawerHeader = styled.div`
  ${row(tokens.space.s4)}
  flex: none;
  min-block-size: ${tokens.size.bar};
  padding-block: ${tokens.space.s4};
  padding-inline: ${tokens.space.s16} ${tokens.space.s8};
  border-block-end: 1px solid ${tokens.color.border};
`;

export const DrawerTitle = styled.h2`
  flex: 1;
  margin: 0;
  padding-block: ${tokens.space.s8};
  min-inline-size: 0;
  font: ${tokens.type.sectionTitle};
  overflow-wrap: anywhere;
`;

export const DrawerBody = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${tokens.space.s16};
  ${scrolls}

  &[data-flush] {
    padding: 0;
  }
`;

export const DrawerFooter = styled.div`
  ${row(tokens.space.s8)}
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  padding: ${tokens.space.s12} ${tokens.space.s16};
  border-block-start: 1px solid ${tokens.color.border};
`;
