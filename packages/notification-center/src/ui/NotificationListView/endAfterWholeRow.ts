/**
 * Ends the view of a list that has not been scrolled after the last row that fits, so that its box cuts no row. The rest of the box stays empty, so
 * that nothing below it moves.
 * @param scroller the element that scrolls. Its style sheet limits its height.
 * @param ends where each row ends, in px from the start of the list
 */
export function endAfterWholeRow(scroller: HTMLElement, ends: readonly number[]): void {
  const limit = Number.parseFloat(getComputedStyle(scroller).maxHeight);
  const end = ends.findLast((candidate) => candidate <= limit);
  const isCut = end !== undefined && scroller.scrollHeight > limit;
  // Without the line below the row, the rest looks like its padding.
  scroller.style.blockSize = isCut ? `${end - 1}px` : '';
  scroller.style.marginBlockEnd = isCut ? `${limit - end + 1}px` : '';
}
