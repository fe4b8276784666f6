import { tokens } from '@gantry/ui-kit';
import { media } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';

/** As under a bar with the band of a program. */
export const Surface = styled.div`
  --gantry-bar-end: calc(${tokens.size.bar} + ${tokens.size.band});
`;

/** The content for windows in which the menu is beside the page. */
export const Wide = styled.div`
  display: contents;

  ${media.belowMedium} {
    display: none;
  }
`;

/** The content for windows in which the menu is a drawer. */
export const Narrow = styled.div`
  display: none;

  ${media.belowMedium} {
    display: contents;
  }
`;
