import { styled } from 'styled-components';

/** As wide as every other screen of the portal, so that their edges stand in line. */
export const CenterArea = styled.div`
  --gantry-notification-page-max-inline-size: 1440px;
  display: contents;
`;
