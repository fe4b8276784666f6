import { lazy } from '../languages/formats.ts';

const graphemes = lazy(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** Returns the first characters within the limit, and never splits a character of several code units. */
function cutAnywhere(text: string, limit: number): string {
  let end = 0;
  for (const { index, segment } of graphemes().segment(text)) {
    if (index + segment.length > limit) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/**
 * Cuts a text after the last word that fits and adds an ellipsis. A text that fits is returned unchanged.
 * @param limit the maximum number of characters before the ellipsis. A single longer word is cut within the word.
 */
export function truncateAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const upToLimit = text.slice(0, limit + 1);
  const lastSpace = upToLimit.search(/\s+\S*$/u);
  const kept = lastSpace > 0 ? text.slice(0, lastSpace) : cutAnywhere(text, limit);
  return `${kept.replace(/[\s.,;:،؛-]+$/u, '')}…`;
}
