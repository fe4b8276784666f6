import { styled } from 'styled-components';
import { Body } from '../Dialog/Dialog.styles.ts';

/** A text from a service keeps its lines. */
export const AlertText = styled(Body)`
  white-space: pre-line;
`;
