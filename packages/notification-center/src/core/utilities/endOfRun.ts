/** The end of the run from `first` that fits, `end` at most. What fits comes first, so it is searched by halves, however long the list is. */
export function endOfRun(first: number, end: number, fits: (index: number) => boolean): number {
  let low = first;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (fits(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
