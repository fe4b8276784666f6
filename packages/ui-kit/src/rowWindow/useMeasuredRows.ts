import { measureElement, observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { isAtEnd } from './endOfList.ts';

type Rows = Virtualizer<HTMLElement, Element>;

/**
 * The virtualizer of rows that stand one below the other and may be higher or lower than estimated. New rows are drawn and measured before the frame
 * of the scroll that shows them is painted. A list that is scrolled to its end stays at its end while the rows there are measured.
 */
export function useMeasuredRows(
  options: Pick<Rows['options'], 'count' | 'getScrollElement' | 'estimateSize' | 'overscan'> &
    Partial<Pick<Rows['options'], 'enabled' | 'scrollMargin' | 'initialRect' | 'rangeExtractor'>>,
): Rows {
  const wasAtEnd = useRef(false);
  return useVirtualizer<HTMLElement, Element>({
    ...options,
    measureElement: measureRow,
    anchorTo: wasAtEnd.current ? 'end' : 'start',
    // Measured heights are rounded, so the end that the virtualizer knows is some pixels away from the real one.
    scrollEndThreshold: options.estimateSize(0) / 2,
    observeElementRect: (rows, onChange) =>
      isPage(rows.scrollElement)
        ? observe(window, 'resize', () => onChange({ width: innerWidth, height: innerHeight }))
        : observeElementRect(rows, onChange),
    observeElementOffset({ scrollElement: scroller }, onChange) {
      if (scroller === null) return undefined;
      const target = isPage(scroller) ? document : scroller;
      return observe(target, 'scroll', () => {
        wasAtEnd.current = isAtEnd(scroller);
        // The virtualizer measures new rows later while it takes a list as scrolling.
        onChange(isPage(scroller) ? scrollY : scroller.scrollTop, false);
      });
    },
  });
}

/**
 * Measures a row. A row that is not shown has the height that is estimated: from a height of zero on, the virtualizer would scroll past each row
 * once it is shown.
 */
function measureRow(element: Element, entry: ResizeObserverEntry | undefined, rows: Rows): number {
  return measureElement(element, entry, rows) || rows.options.estimateSize(rows.indexFromElement(element));
}

/** The height of the page's root is that of all rows, and the page's scroll events do not reach it. */
const isPage = (scroller: HTMLElement | null) => scroller === document.documentElement;

/** Calls `tell` at once, and at each event while React can draw what follows from it before the frame is painted. */
function observe(target: EventTarget, type: string, tell: () => void): () => void {
  tell();
  const tellNow = () => flushSync(tell);
  target.addEventListener(type, tellNow, { passive: true });
  return () => target.removeEventListener(type, tellNow);
}
