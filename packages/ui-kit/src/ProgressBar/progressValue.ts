/**
 * A progress that can be drawn: from 0 to 100, whatever came in. Null where there is no number, which means that the work
 * goes on and nobody knows how far it is.
 */
export function clampProgress(value: number | null | undefined): number | null {
  if (typeof value !== 'number' || Number.isNaN(value)) return null;
  return Math.min(Math.max(value, 0), 100);
}
