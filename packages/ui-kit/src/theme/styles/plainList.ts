/**
 * A list without markers, in a page that may not have the kit's `PageStyle`. Outside of a `nav` it needs `role="list"`: Safari drops the role of
 * a list without markers unless it is explicit.
 */
export const plainList = `
  margin: 0;
  padding: 0;
  list-style: none;
`;
