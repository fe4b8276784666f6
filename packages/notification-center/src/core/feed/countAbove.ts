/** How many of `ids` stand above all that are left of `before`, which were in the same order; 0 where none is left. */
export function countAbove(ids: readonly string[], before: readonly string[]): number {
  for (const id of before) {
    const place = ids.indexOf(id);
    if (place !== -1) return place;
  }
  return 0;
}
