import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/styles.ts';

const focusedRow = ":is(li, tr, [role='listitem'], [role='row']):is(:focus-visible, :has(:focus-visible))";

/** The full date is shown on paper, where nothing can point at the relative one, and in a row that has the focus of the keyboard. */
export const FullDate = styled.span`
  @media screen and (hover: hover) {
    &:not(${focusedRow} *) {
      ${visuallyHidden}
    }
  }
`;
