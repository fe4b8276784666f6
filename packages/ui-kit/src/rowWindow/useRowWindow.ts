import { defaultRangeExtractor, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import { useIsPrinting } from '../mediaQuery/useIsPrinting.ts';
import { useMeasuredRows } from './useMeasuredRows.ts';

/** A row to draw. */
interface WindowedRow {
  readonly index: number;
  /** The room of the rows above it that are not drawn, in px. */
  readonly before: number;
}

/** The part of a long list that is drawn. */
export interface RowWindow {
  readonly rows: readonly WindowedRow[];
  /** The room of the rows below the last one that are not drawn, in px. */
  readonly after: number;
  /** The ref of the element around the rows. What scrolls it is found from there. */
  readonly listRef: RefCallback<HTMLElement>;
  /** The ref of each row, which has its index as `data-index`. */
  readonly rowRef: RefCallback<HTMLElement>;
}

/** A list of no more rows is drawn whole. */
const wholeUpTo = 100;
const overscan = 8;

/**
 * Draws the rows in view of a list with many rows, a few around them, and the row with focus. Lists of up to 100 rows, and pages that are
 * printed, are drawn whole. Give rows `aria-posinset` and `aria-setsize`, so that screen readers know how many there are.
 *
 * @param rowHeight the height of most rows in px
 */
export function useRowWindow(count: number, rowHeight: number): RowWindow {
  const isPrinting = useIsPrinting();
  const isWhole = count <= wholeUpTo || isPrinting;
  const [list, listRef] = useState<HTMLElement | null>(null);
  const [margin, setMargin] = useState(0);
  const scroller = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    scroller.current = list && scrollerOf(list);
    if (list === null || scroller.current === null) return;
    const isPage = scroller.current === document.documentElement;
    const top = isPage ? 0 : scroller.current.getBoundingClientRect().top;
    setMargin(list.getBoundingClientRect().top - top + scroller.current.scrollTop);
  }, [list]);

  const virtualizer = useMeasuredRows({
    count,
    enabled: !isWhole,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: margin,
    initialRect: { width: 0, height: 600 },
    rangeExtractor: useCallback((range: Range) => withFocused(range, list), [list]),
  });
  if (isWhole) {
    const rows = Array.from({ length: count }, (_, index) => ({ index, before: 0 }));
    return { rows, after: 0, listRef, rowRef: ignore };
  }
  const items = virtualizer.getVirtualItems();
  const endOf = (item: VirtualItem | undefined) => item?.end ?? margin;
  const rows = items.map(({ index, start }, at) => ({ index, before: start - endOf(items[at - 1]) }));
  return {
    rows,
    after: margin + virtualizer.getTotalSize() - endOf(items.at(-1)),
    listRef,
    rowRef: virtualizer.measureElement,
  };
}

const ignore = () => {};

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return document.documentElement;
}

/** The rows of the range, and the row with focus: focus would be lost with it. */
function withFocused(range: Range, list: HTMLElement | null): number[] {
  const indexes = defaultRangeExtractor(range);
  const focused = list?.querySelector<HTMLElement>('[data-index]:focus-within')?.dataset['index'];
  const index = Number(focused ?? -1);
  if (index < 0 || index >= range.count || indexes.includes(index)) return indexes;
  return [...indexes, index].toSorted((one, other) => one - other);
}
