/** Parts beside each other, in the middle of their line. */
export const row = (gap: string): string => `display: flex; align-items: center; gap: ${gap};`;

/** Parts beside each other, and on further lines if they have no room. */
export const wrappingRow = (gap: string): string => `display: flex; flex-wrap: wrap; gap: ${gap};`;

/** Parts one below the other. */
export const column = (gap: string): string => `display: flex; flex-direction: column; gap: ${gap};`;

/** Scrolls what has no room, and nothing around it. */
export const scrolls = 'overflow: auto; overscroll-behavior: contain;';

/**
 * A list without markers, in a page that may not have the kit's `PageStyle`. Outside of a `nav` it needs `role="list"`: Safari drops the role of
 * a list without markers unless it is explicit.
 */
export const plainList = `
  margin: 0;
  padding: 0;
  list-style: none;
`;
