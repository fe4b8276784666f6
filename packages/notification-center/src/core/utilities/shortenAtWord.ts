/**
 * Cuts a text at a word boundary so that at most `limit` characters remain before the ellipsis. A single word longer than that
 * is cut inside, never within a surrogate pair. A text within the limit comes back as it is.
 */
export function shortenAtWord(text: string, limit: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= limit) return trimmed;
  const start = cutText(trimmed, limit);
  const isAtBoundary = /\s/.test(trimmed.charAt(start.length));
  const words = isAtBoundary ? start : start.replace(/\s\S*$/, '');
  return `${words.trimEnd()}…`;
}

/** The first `length` UTF-16 units of a text, without half of a surrogate pair. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
