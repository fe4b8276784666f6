import { styled } from 'styled-components';
import { Body, Footer } from '../Dialog/Dialog.styles.ts';
import { tokens } from '../tokens/index.ts';

/** A text from a service keeps its lines. */
export const AlertText = styled(Body)`
  white-space: pre-line;
`;

/** No line above the buttons: the text is short, and they are the point. */
export const Buttons = styled(Footer)`
  padding-block: 0 ${tokens.space.s24};
  border-block-start: 0;
`;
