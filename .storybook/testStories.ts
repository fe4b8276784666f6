/**
 * True for a story that proves the keyboard or the direction. It ends in the look of another story, so the sidebar, the docs and the
 * pictures leave it out. The tests play it.
 */
export const isTestStory = ({ name }: { readonly name: string }): boolean =>
  /\b(?:Right To Left|Keyboard)\b/.test(name);
