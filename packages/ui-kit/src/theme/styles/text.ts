import { css } from 'styled-components';
import { tokens } from '../../tokens/index.ts';

/** A text beside another that matters more. */
export const mutedMeta = `color: ${tokens.color.textMuted}; font: ${tokens.type.meta};`;

/** The example in an empty field. */
export const placeholder = `&::placeholder { color: ${tokens.color.textMuted}; opacity: 1; }`;

/** Hides text from view but not from screen readers. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Truncates text to one line with an ellipsis. */
export const truncate = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/**
 * Aligns a text with its own direction (`dir="auto"`) as the text around it. An ellipsis then replaces its end, whatever its language.
 * Chromium knows only the second value.
 */
export const ownDirection = `
  text-align: match-parent;
  text-align: -webkit-match-parent;
`;

/**
 * Truncates text to a number of lines with an ellipsis. The element needs `dir="auto"`. In a page of the other direction, Chromium puts the
 * ellipsis beyond the end of the line, so there is room for it.
 */
export function clampLines(lines: number): string {
  return `
    ${ownDirection}
    margin-inline-end: -1em;
    padding-inline-end: 1em;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${lines};
    overflow: hidden;
    overflow-wrap: anywhere;
  `;
}

/** Uses figures of equal width, for numbers that change or are in a column. It must follow `font`, which resets it. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums;
`;
