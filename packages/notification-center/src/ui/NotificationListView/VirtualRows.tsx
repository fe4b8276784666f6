import { useIsPrinting } from '@gantry/ui-kit';
import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  startTransition,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import type { RowGroup } from '../../core/rules/dateGroups.ts';
import type { NotificationList } from '../../core/rules/lists.ts';
import { useNotificationCenter, useNotificationDialog } from '../../data/index.ts';
import { Rows } from './NotificationListView.styles.ts';
import { Place } from './Place.tsx';
import { createRowHeights } from './rowHeights.ts';
import { useRowFocus } from './useRowFocus.ts';

/** The commands of the list to its rows. */
export interface VirtualRowsHandle {
  readonly focusFirst: () => void;
}

interface VirtualRowsProps {
  readonly list: NotificationList;
  readonly ids: readonly string[];
  readonly groups: readonly RowGroup[];
  readonly label: string;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Returns the height in px that the first rows fill. */
  readonly heightToFill: () => number;
  readonly ref: Ref<VirtualRowsHandle>;
}

/** The list counts as being at its top if it is scrolled by less than this. */
export const topPx = 8;
/** A change above the view, or at the end of a scrolled list, must not move the view. */
const anchorAt = (top: number) => (top > topPx ? 'end' : 'start');
/** Rows mounted beyond either end of the view, so that scrolling does not show gaps. */
const overscan = 4;
/** The height of the heading of a group, until it is measured with its row. */
const headingHeight = 32;

/** The rows in view, a few around them, and the row in the tab order; each at its position among all rows. */
export function VirtualRows({ list, ids, groups, label, scroller, heightToFill, ref }: VirtualRowsProps) {
  const root = useRef<HTMLUListElement>(null);
  const current = useRef(-1);
  const [heights] = useState(() => createRowHeights(list));
  const [estimate, setEstimate] = useState(heights.mean);
  // The first rows flow, as on a server, so that they are painted before the layout is read. After that they are measured and placed,
  // which moves none, and the rows around them are mounted. The list has the length of all rows from the start, so that a list which is
  // dragged to its end before that stays there.
  const [isPlaced, setIsPlaced] = useState(false);
  useEffect(() => {
    // The first callback may still run before the frame that paints the rows.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setIsPlaced(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const [firstHeight] = useState(heightToFill);
  const headings = useMemo(() => new Map(groups.map(({ index, label }) => [index, label])), [groups]);
  const headingHeightAt = useCallback((index: number) => (headings.has(index) ? headingHeight : 0), [headings]);
  // New functions make the virtualizer place every row again. If the estimate changed in the same functions, the next change of a row would apply it, and
  // move the view of a list that is scrolled by then.
  const { getItemKey, estimateSize } = useMemo(
    () => ({
      getItemKey: (index: number) => ids[index] ?? index,
      estimateSize: (index: number) => estimate + headingHeightAt(index),
    }),
    [ids, estimate, headingHeightAt],
  );

  const latest = useRef<Virtualizer<HTMLElement, HTMLElement> | null>(null);
  useLayoutEffect(() => {
    if (!isPlaced || latest.current === null) return;
    // The first rows may be scrolled already, and the event of that scroll still to come. The virtualizer, whose effect comes next, would scroll
    // them back, and measure the rows of a list at its end as those of one at its top.
    const top = scroller.current?.scrollTop ?? 0;
    latest.current.scrollOffset = top;
    latest.current.options.anchorTo = anchorAt(top);
  }, [isPlaced, scroller]);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: ids.length,
    getScrollElement: () => (isPlaced ? scroller.current : null),
    estimateSize,
    getItemKey,
    measureElement(element, entry, instance) {
      const height = measureElement(element, entry, instance);
      const index = instance.indexFromElement(element);
      // From a height of zero on, the virtualizer would scroll past each row that is shown again.
      if (height === 0) return estimateSize(index);
      heights.learn(height - headingHeightAt(index));
      return height;
    },
    // The virtualizer knows of a scroll before a state of React does.
    anchorTo: anchorAt(latest.current?.scrollOffset ?? 0),
    overscan: isPlaced ? overscan : 0,
    initialRect: { width: 0, height: firstHeight },
    rangeExtractor: (range) => withCurrent(range, current.current),
  });
  latest.current = virtualizer;

  const rowElement = useCallback(
    (index: number) => root.current?.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`) ?? null,
    [],
  );
  // A key may name a row before the rows are placed.
  const wantedRow = useRef<number | null>(null);
  const scrollToRow = useCallback(
    (index: number) => {
      if (isPlaced) virtualizer.scrollToIndex(index, { align: 'auto' });
      else wantedRow.current = index;
    },
    [virtualizer, isPlaced],
  );
  useLayoutEffect(() => {
    if (isPlaced && wantedRow.current !== null) scrollToRow(wantedRow.current);
    wantedRow.current = null;
  }, [isPlaced, scrollToRow]);
  const { shortcuts } = useNotificationCenter();
  const { dialog } = useNotificationDialog();
  const { currentIndex, focusFirst, keepFocus, rowsProps } = useRowFocus(
    ids,
    rowElement,
    scrollToRow,
    shortcuts,
    dialog !== null && dialog.kind !== 'settings' ? dialog.id : null,
  );
  current.current = currentIndex;

  useImperativeHandle(ref, () => ({ focusFirst }), [focusFirst]);

  // New rows are measured together after all are mounted: one by one, each would force a layout.
  const unmeasured = useRef<HTMLElement[]>([]);
  const onPlaced = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) virtualizer.measureElement(null);
      else unmeasured.current.push(element);
    },
    [virtualizer],
  );
  // oxlint-disable-next-line react/exhaustive-deps -- React ignores an estimate that stays the same, so the chain of renders ends.
  useLayoutEffect(() => {
    if (!isPlaced) return;
    // A row may have gone before its turn.
    for (const element of unmeasured.current.splice(0)) if (element.isConnected) virtualizer.measureElement(element);
    // A later change of the estimate would move the view, because not all rows above it have been measured. A scroll counts before its event.
    if (virtualizer.scrollOffset === 0 && scroller.current?.scrollTop === 0) setEstimate(heights.mean());
  });

  const isPrinting = useIsPrinting();
  const rows = isPrinting ? ids.map((key, index) => ({ index, key, start: 0 })) : virtualizer.getVirtualItems();
  const size = virtualizer.getTotalSize();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys are an addition: Tab and the controls in the rows work without them.
    <Rows
      ref={root}
      // Without the role, Safari does not expose a list without markers.
      role="list"
      aria-label={label}
      aria-keyshortcuts={shortcuts?.keys}
      style={
        isPlaced && !isPrinting ? { blockSize: size } : { minBlockSize: rows.length < ids.length ? size : undefined }
      }
      {...rowsProps}
    >
      {rows.map(({ index, key, start }) => (
        <Place
          key={key}
          id={ids[index] ?? ''}
          index={index}
          count={ids.length}
          heading={headings.get(index)}
          start={isPlaced && !isPrinting ? start : null}
          isStop={index === currentIndex}
          onPlaced={onPlaced}
          onDrawn={keepFocus}
        />
      ))}
    </Rows>
  );
}

function withCurrent(range: Range, current: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (current < 0 || current >= range.count || indexes.includes(current)) return indexes;
  return [...indexes, current].toSorted((one, other) => one - other);
}
