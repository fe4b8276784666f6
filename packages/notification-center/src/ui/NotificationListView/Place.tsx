import { TabOrder } from '@gantry/ui-kit';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { NotificationRow } from '../NotificationRow/NotificationRow.tsx';
import { GroupHeading, RowPlace } from './NotificationListView.styles.ts';
import { focusTargetOf } from './useRowFocus.ts';

interface PlaceProps {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  /** The name of the group that begins with this row. */
  readonly heading: string | undefined;
  /** Distance from the start of the list, in px; null while the row stands below the one before it. */
  readonly start: number | null;
  readonly isStop: boolean;
  /** Called with the row's element, and with null when it goes. */
  readonly onPlaced: (element: HTMLElement | null) => void;
  readonly onDrawn: () => void;
}

/** One row at its position. The rows stay as they are while the list around them renders. */
export const Place = memo(function Place({ id, index, count, heading, start, isStop, onPlaced, onDrawn }: PlaceProps) {
  const row = useRef<HTMLLIElement>(null);
  const isStopNow = useRef(isStop);

  // A row that cannot be pressed is itself in the tab order; its item decides that.
  const setStop = useCallback(() => {
    const element = row.current;
    if (element !== null) element.tabIndex = isStopNow.current && focusTargetOf(element) === element ? 0 : -1;
  }, []);
  useLayoutEffect(() => {
    isStopNow.current = isStop;
    setStop();
  }, [isStop, setStop]);
  const onRowDrawn = useCallback(() => {
    setStop();
    onDrawn();
  }, [setStop, onDrawn]);

  const setRow = useCallback(
    (element: HTMLLIElement | null) => {
      row.current = element;
      onPlaced(element);
    },
    [onPlaced],
  );

  return (
    <RowPlace
      ref={setRow}
      data-index={index}
      data-last={index === count - 1 || undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-placed={start !== null || undefined}
      style={start === null ? undefined : { transform: `translateY(${start}px)` }}
    >
      {heading !== undefined && <GroupHeading>{heading}</GroupHeading>}
      <TabOrder isExcluded={!isStop}>
        <NotificationRow id={id} onDrawn={onRowDrawn} />
      </TabOrder>
    </RowPlace>
  );
});
