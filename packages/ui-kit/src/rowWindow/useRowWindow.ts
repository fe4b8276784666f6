import {
  defaultRangeExtractor,
  observeElementOffset,
  observeElementRect,
  useVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import { useIsPrinting } from '../mediaQuery/useIsPrinting.ts';
import { measureRow } from './measureRow.ts';

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

  const virtualizer = useVirtualizer({
    count,
    enabled: !isWhole,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    measureElement: measureRow,
    overscan,
    scrollMargin: margin,
    initialRect: { width: 0, height: 600 },
    observeElementRect: (instance, onChange) =>
      instance.scrollElement === document.documentElement
        ? observe(window, 'resize', () => onChange({ width: innerWidth, height: innerHeight }))
        : observeElementRect(instance, onChange),
    observeElementOffset: (instance, onChange) =>
      instance.scrollElement === document.documentElement
        ? observe(document, 'scroll', () => onChange(scrollY, false))
        : observeElementOffset(instance, onChange),
    rangeExtractor: useCallback((range: Range) => withFocused(range, list), [list]),
  });
  if (isWhole) {
    const rows = Array.from({ length: count }, (_, index) => ({ index, before: 0 }));
    return { rows, after: 0, listRef, rowRef: ignore };
  }
  let end = margin;
  const rows = virtualizer.getVirtualItems().map((item) => {
    const before = item.start - end;
    ({ end } = item);
    return { index: item.index, before };
  });
  return { rows, after: margin + virtualizer.getTotalSize() - end, listRef, rowRef: virtualizer.measureElement };
}

const ignore = () => {};

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return document.documentElement;
}

/** The height of the page's root is that of all rows, and the page's scroll events do not reach it. */
function observe(target: EventTarget, type: string, tell: () => void): () => void {
  tell();
  target.addEventListener(type, tell, { passive: true });
  return () => target.removeEventListener(type, tell);
}

/** The rows of the range, and the row with focus: focus would be lost with it. */
function withFocused(range: Range, list: HTMLElement | null): number[] {
  const indexes = defaultRangeExtractor(range);
  const focused = list?.querySelector<HTMLElement>('[data-index]:focus-within')?.dataset['index'];
  const index = Number(focused ?? -1);
  if (index < 0 || index >= range.count || indexes.includes(index)) return indexes;
  return [...indexes, index].toSorted((one, other) => one - other);
}
