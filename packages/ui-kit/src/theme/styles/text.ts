import { css } from 'styled-components';

/** Out of sight, yet read by screen readers. */
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

/** One line that ends in an ellipsis. */
export const truncate = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** At most this many lines, ending in an ellipsis. */
export function clampLines(lines: number): string {
  return `
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${lines};
    overflow: hidden;
    overflow-wrap: anywhere;
  `;
}

/** Figures of one width, for numbers that change or stand under one another. Stands after `font`, which would undo it. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums;
`;
