import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/styles.ts';

export const HiddenText = styled.span`
  ${visuallyHidden}
`;
