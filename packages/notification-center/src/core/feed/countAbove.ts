/** Counts the ids that come before the first id that was already in `before`. 0 if none remains. */
export function countAbove(ids: readonly string[], before: readonly string[]): number {
  for (const id of before) {
    const place = ids.indexOf(id);
    if (place !== -1) return place;
  }
  return 0;
}
