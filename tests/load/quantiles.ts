/** Returns a quantile of sorted numbers; NaN without numbers. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Writes p50, p99 and the largest of some times, each divided by `unit`. */
export function quantiles(times: readonly number[], unit: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  const write = (value: number) => (value / unit).toFixed(1).padStart(8);
  return `p50 ${write(quantile(sorted, 0.5))}   p99 ${write(quantile(sorted, 0.99))}   most ${write(sorted.at(-1) ?? Number.NaN)}`;
}
