import { media } from './media.ts';

/** Leaves an element out of paper. It stands where a rule for paper would, because rules after it win. */
export const notOnPaper = `${media.print} { display: none; }`;

/** On paper, the address of a link in text that leaves the app follows the text. */
export const addressOnPaper = `
  ${media.print} {
    &:is([href^='http'], [href^='mailto:'])::after {
      content: ' (' attr(href) ')';
      overflow-wrap: anywhere;
    }
  }
`;
