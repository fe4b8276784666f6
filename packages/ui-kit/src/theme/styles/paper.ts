import { media } from './media.ts';

/** On paper, the address of a link in text that leaves the app follows the text. */
export const addressOnPaper = `
  ${media.print} {
    &:is([href^='http'], [href^='mailto:'])::after {
      content: ' (' attr(href) ')';
      overflow-wrap: anywhere;
    }
  }
`;
