import { styled } from 'styled-components';

/** The badge lies over the corner of the icon, and takes no room of its own. */
export const Bell = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
`;

export const Corner = styled.span`
  position: absolute;
  inset-block-start: -10px;
  inset-inline-start: 50%;
  display: flex;
`;

export const ButtonCorner = styled(Corner)`
  inset-block-start: 0;
  pointer-events: none;
`;
