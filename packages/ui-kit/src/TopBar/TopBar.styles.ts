import { Link } from 'react-aria-components';
import { createGlobalStyle, css, styled } from 'styled-components';
import { barControl } from '../TopBarButton/TopBarButton.styles.ts';
import { media, notOnPaper, row, safeArea } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';
import { bannersSize } from './publishBannersSize.ts';

/** Windows with room for banners that stay in view. In others they scroll away with the page. */
const hasRoomForBanners = `@media (width >= ${tokens.breakpoint.small}px) and (height >= 480px)`;

/** Publishes the end of the bar to the elements below it: see `barEnd`. */
export const BarSpace = createGlobalStyle`
  :root {
    --gantry-bar-end: calc(${tokens.size.bar} + ${safeArea.top} + var(--gantry-band-size, 0px));
    scroll-padding-block-start: calc(var(--gantry-bar-end) + ${tokens.space.s12});
  }

  ${hasRoomForBanners} {
    :root {
      --gantry-bar-end: calc(${tokens.size.bar} + ${safeArea.top} + max(var(--gantry-band-size, 0px), var(${bannersSize}, 0px)));
    }
  }
`;

/** Publishes the size of the band. */
export const BandSpace = createGlobalStyle`
  :root {
    --gantry-band-size: ${tokens.size.band};
  }
`;

/** The banners stay below the bar, so that no drawer covers their buttons and no scrolling hides them. */
export const Banners = styled.div`
  ${notOnPaper}
  ${hasRoomForBanners} {
    position: sticky;
    inset-block-start: calc(${tokens.size.bar} + ${safeArea.top});
    /* The results of a search in the bar lie over them. */
    z-index: calc(${tokens.layer.bar} - 1);
    background: ${tokens.color.backgroundPage};
  }
`;

export const Bar = styled.header`
  ${notOnPaper}
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.bar};
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space.s16};
  block-size: calc(${tokens.size.bar} + ${safeArea.top});
  padding-block-start: ${safeArea.top};
  padding-inline: max(${tokens.space.s8}, ${safeArea.inline});
  border-block-end: 1px solid transparent;
  background: ${tokens.color.backgroundBar};
  color: ${tokens.color.textOnBar};
  font: ${tokens.type.body};

  &[data-has-center] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 360px) minmax(0, 1fr);
  }

  ${media.fromLarge} {
    &[data-has-center] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 480px) minmax(0, 1fr);
    }
  }

  ${media.belowMedium} {
    grid-template-columns: minmax(120px, 1fr) minmax(0, auto);
    gap: ${tokens.space.s8};

    &[data-has-center] {
      /* What the bar is for goes before the search: the program's name is to be read. */
      grid-template-columns: minmax(96px, 1fr) minmax(120px, 180px) minmax(0, auto);
    }
  }

  ${media.belowSmall} {
    gap: ${tokens.space.s4};
    padding-inline: max(${tokens.space.s4}, ${safeArea.inline});

    &,
    &[data-has-center] {
      grid-template-columns: minmax(calc(2 * max(40px, ${tokens.size.target}) + ${tokens.space.s4}), 1fr) minmax(
          0,
          auto
        );
    }
  }
`;

/** The program's colour. The band overlays the page below the bar, so that the page does not move when it appears. */
export const Band = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  block-size: ${tokens.size.band};
  forced-color-adjust: none;
  pointer-events: none;
`;

export const BarStart = styled.div`
  ${row(tokens.space.s8)}
  min-inline-size: 0;

  ${media.belowSmall} {
    gap: ${tokens.space.s4};
  }
`;

/** A name without room beside the mark wraps to a hidden line. */
const brandLooks = css`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.s8};
  block-size: ${tokens.size.barControl};
  min-inline-size: max(36px, ${tokens.size.target});
  padding-inline: ${tokens.space.s8};
  color: ${tokens.color.textOnBar};
  font: ${tokens.type.bodyStrong};
  line-height: ${tokens.size.barControl};
  white-space: nowrap;
  overflow: hidden;

  & > * {
    flex: none;
    min-block-size: ${tokens.size.barControl};
  }
`;

export const Brand = styled.div`
  ${brandLooks}
`;

export const BrandLink = styled(Link)<{ readonly className?: string }>`
  ${barControl}
  ${brandLooks}
`;

export const BarCenter = styled.div`
  min-inline-size: 0;

  ${media.belowSmall} {
    &:not([data-open]) {
      display: none;
    }
    &[data-open] {
      position: absolute;
      inset: ${safeArea.top} 0 0;
      z-index: 1;
      ${row(tokens.space.s4)}
      padding-inline: max(${tokens.space.s4}, ${safeArea.inline});
      background: ${tokens.color.backgroundBar};
    }
  }
`;

export const BarCenterContent = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const BarEnd = styled.div`
  ${row(tokens.space.s4)}
  justify-content: flex-end;
  min-inline-size: 0;

  ${media.belowSmall} {
    gap: 0;
  }
`;

/** The content for wide windows. */
export const Wide = styled.div`
  display: contents;

  ${media.belowSmall} {
    display: none;
  }
`;

/** The content for phones. */
export const Narrow = styled.div`
  display: none;

  ${media.belowSmall} {
    display: contents;
  }
`;
