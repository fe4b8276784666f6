import { styled } from 'styled-components';
import { Body } from '../Dialog/Dialog.styles.ts';

/** Text from a service keeps its line breaks. */
export const AlertText = styled(Body)`
  white-space: pre-line;
`;
