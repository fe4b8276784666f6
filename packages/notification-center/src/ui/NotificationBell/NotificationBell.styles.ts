import { Badge } from '@gantry/ui-kit';
import { styled } from 'styled-components';

/** The badge lies over the corner of the icon, and takes no room of its own. */
export const Bell = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
`;

/**
 * Positions the badge. It grows outwards, so that a large count does not cover the bell. It overflows into the 8 px around the bell and no
 * further: the rest grows back over the bell, because the next control stands there and fonts differ in the width of figures.
 */
export const Corner = styled.span`
  position: absolute;
  inset-block-start: -10px;
  inset-inline: -8px -16px;
  display: flex;
  justify-content: flex-end;
  pointer-events: none;

  /* The middle of the control. */
  &::before {
    content: '';
    flex: 0 1 calc(50% - 4px);
  }
  &::after {
    content: '';
    flex: 1 1 0;
  }
`;

export const ButtonCorner = styled(Corner)`
  inset-block-start: 0;
  inset-inline: 0 -8px;
`;

/** Its letters stop growing with its height, because the bell does not grow. */
export const Count = styled(Badge)`
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: clamp(1px, 19px - 1rem, 3px);
  font-size: min(0.75rem, 14px);
`;
