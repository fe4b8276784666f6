const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first characters that fit the limit; never half of one that takes several code units. */
function cutAnywhere(text: string, limit: number): string {
  let end = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > limit) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/**
 * The text, cut after the last word that fits and given an ellipsis; as it is where it fits.
 * @param limit at most this many characters before the ellipsis. A single longer word is cut within.
 */
export function truncateAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const upToLimit = text.slice(0, limit + 1);
  const lastSpace = upToLimit.search(/\s+\S*$/u);
  const kept = lastSpace > 0 ? text.slice(0, lastSpace) : cutAnywhere(text, limit);
  return `${kept.replace(/[\s,;:،؛-]+$/u, '')}…`;
}
