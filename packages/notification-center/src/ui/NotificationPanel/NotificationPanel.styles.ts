import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

/** Fills the drawer; the list in it scrolls. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
`;

export const Notices = styled.div`
  display: grid;
  flex: none;
  justify-items: start;
  gap: ${tokens.space.s8};
  padding: ${tokens.space.s12} ${tokens.space.s16} ${tokens.space.s4};

  &:last-child {
    padding-block-end: ${tokens.space.s12};
  }

  & > [role='status'] {
    justify-self: stretch;
  }
  &:empty {
    display: none;
  }
`;

/** Keeps the height of the chip, which loads later. */
export const ChipPlace = styled.div`
  block-size: ${tokens.density.controlSizeSmall};
`;
