import { tokens } from '@gantry/ui-kit';
import { media } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';
import { ConnectionBanner } from '../ConnectionBanner/ConnectionBanner.tsx';

/** As high as the window below the top bar, so that the list in it is what scrolls. */
export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s16};
  box-sizing: border-box;
  block-size: var(--gantry-notification-page-block-size, calc(100dvh - ${tokens.size.bar} - ${tokens.size.band}));
  min-block-size: 35rem;
  max-inline-size: var(--gantry-notification-page-max-inline-size, 1120px);
  margin-inline: auto;
  padding: ${tokens.space.s24} ${tokens.size.gutter} 0;
  color: ${tokens.color.text};
  font: ${tokens.type.body};

  ${media.belowSmall} {
    gap: ${tokens.space.s12};
    padding-block-start: ${tokens.space.s16};
  }
  ${media.print} {
    block-size: auto;
    max-inline-size: none;
  }
`;

export const PageBanner = styled(ConnectionBanner)`
  margin-block-end: ${tokens.space.s16};
`;

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s8} ${tokens.space.s12};
`;

export const Title = styled.h1`
  margin: 0;
  font: ${tokens.type.pageTitle};
`;

export const Unread = styled.span`
  flex: 1;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.body};
  white-space: nowrap;
`;

/** They stay together where the title takes a line of its own. */
export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s8} ${tokens.space.s12};

  ${media.print} {
    display: none;
  }
`;

/** It goes on below the window, which cuts the last row as it does on any page. */
export const Surface = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  border: 1px solid ${tokens.color.border};
  border-block-end-width: 0;
  border-radius: ${tokens.radius.surface} ${tokens.radius.surface} 0 0;
  background: ${tokens.color.backgroundSurface};
  overflow: hidden;

  ${media.print} {
    border: 0;
    overflow: visible;
  }
`;

/** The controls beside the search; on a phone they stand in a popover. */
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space.s12} ${tokens.space.s16};

  & > * {
    flex: none;
  }
  /* As high as the controls beside it, so that their words stand on one line. */
  & > label {
    min-block-size: ${tokens.density.controlSize};
  }

  ${media.belowSmall} {
    display: grid;
    align-items: stretch;
  }
`;

/** Replaces the controls on a phone. */
export const OnPhone = styled.span`
  display: none;

  ${media.belowSmall} {
    display: contents;
  }
`;

export const Filters = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space.s12} ${tokens.space.s16};
  padding: ${tokens.space.s12} ${tokens.space.s16};
  border-block-end: 1px solid ${tokens.color.border};

  & > :first-child {
    flex: 1 1 200px;
  }

  ${media.print} {
    display: none;
  }

  ${media.belowSmall} {
    & > ${Controls} {
      display: none;
    }
  }
`;

export const Archive = styled.div`
  flex: none;
  padding: ${tokens.space.s12} ${tokens.space.s16} 0;
`;
