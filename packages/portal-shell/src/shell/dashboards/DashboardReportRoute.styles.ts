import { styled } from 'styled-components';

/** The report fills what the window leaves below the bar and the heading. */
export const ReportPlace = styled.div`
  block-size: max(400px, calc(100dvh - 168px));
`;
