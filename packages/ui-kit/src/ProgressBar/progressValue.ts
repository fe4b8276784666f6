/**
 * Clamps a progress to 0–100. It returns null for anything that is no number, which means that the progress is unknown.
 */
export function clampProgress(value: number | null | undefined): number | null {
  if (typeof value !== 'number' || Number.isNaN(value)) return null;
  return Math.min(Math.max(value, 0), 100);
}
