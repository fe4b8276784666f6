import { tokens } from '@gantry/ui-kit';
import { barEnd, media, safeArea } from '@gantry/ui-kit/mixins';
import { createGlobalStyle, styled } from 'styled-components';

/** The bar, until something is drawn in a page that the frame is going to fill. */
export const OpeningStyle = createGlobalStyle`
  [data-opening] #root:empty {
    block-size: ${tokens.size.bar};
    background: ${tokens.color.backgroundBar};
  }
`;

export const Body = styled.div`
  display: flex;
  align-items: stretch;
  min-block-size: calc(100dvh - ${barEnd});

  ${media.print} {
    display: block;
    min-block-size: 0;
  }
`;

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  padding-block-end: ${safeArea.bottom};
  padding-inline: ${safeArea.inline};

  &:focus {
    outline: none;
  }
`;

/** Lies over the foot of the page, so that nothing moves under a pointer or a finger when the network or the live connection comes and goes. */
export const ConnectionPlace = styled.div`
  position: sticky;
  inset-block-end: calc(${tokens.space.s16} + ${safeArea.bottom});
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: flex-end;
  block-size: 0;
  margin-inline: ${tokens.size.gutter};
  pointer-events: none;

  ${media.print} {
    display: none;
  }

  & [role='status'] {
    pointer-events: auto;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.floating};
    box-shadow: ${tokens.shadow.floating};
  }
`;
