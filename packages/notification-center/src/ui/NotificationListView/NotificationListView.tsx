import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Notification } from '../../core/notification.ts';
import type { RowGroup } from '../../core/rules/dateGroups.ts';
import type { NotificationList } from '../../core/rules/lists.ts';
import { useNotificationCenter, useNotificationList, useNotificationMessages } from '../../data/index.ts';
import { ExpandedRowsContext, RowKindContext } from '../NotificationRow/rowsOfList.ts';
import { NotificationPartsContext, useNotificationParts, type NotificationParts } from '../parts/NotificationParts.ts';
import { type NotificationFilter, useFilteredIds } from './useFilteredIds.ts';
import { ListEnd, ListPlaceholder, NewArrivals } from './ListNotices.tsx';
import { Above, Root, Scroller } from './NotificationListView.styles.ts';
import { useArrivalAnnouncements } from './useArrivalAnnouncements.ts';
import { useAutomaticPages } from './useAutomaticPages.ts';
import { useDateGroups } from './useDateGroups.ts';
import { useHeightToFill } from './useHeightToFill.ts';
import { useListContent } from './useListContent.ts';
import { topPx, VirtualRows, type VirtualRowsHandle } from './VirtualRows.tsx';

/** Props of {@link NotificationListView}. */
export interface NotificationListViewProps {
  readonly list: NotificationList;
  /** Name for screen readers; the list's own unless given. */
  readonly label?: string | undefined;
  /** Only items of these programs; empty or missing means all. */
  readonly programs?: readonly string[] | undefined;
  /** Shows only items that pass. Keep the function stable between renders. */
  readonly filter?: NotificationFilter | undefined;
  /** Whether the list fills the height of its flex container. If false, it is as high as its rows, up to 360 px, and scrolls. @default false */
  readonly isFilling?: boolean | undefined;
  /** Whether the rows stand in date groups, if the center has them. @default the value of isFilling */
  readonly isGrouped?: boolean | undefined;
  readonly parts?: NotificationParts | undefined;
  readonly className?: string | undefined;
}

const noParts: NotificationParts = {};
const severalKinds: ReadonlySet<NotificationList> = new Set(['all', 'requests']);

/**
 * One list of notifications. Only the rows in view are mounted; arrow keys, Home and End move between rows. Items that arrive
 * while it is scrolled wait behind an "n new" button. CSS variables: `--gantry-notification-list-max-block-size`,
 * `--gantry-notification-row-separator`, `--gantry-notification-row-background`, `--gantry-notification-icon-color`.
 */
export function NotificationListView(props: NotificationListViewProps) {
  const key = JSON.stringify([props.list, [...(props.programs ?? [])].toSorted()]);
  // Another list starts at its top, without the state of the last one.
  return (
    <NotificationPartsContext value={props.parts ?? noParts}>
      <RowKindContext value={severalKinds.has(props.list)}>
        <List key={key} {...props} />
      </RowKindContext>
    </NotificationPartsContext>
  );
}

const everyProgram: readonly string[] = [];
const noGroups: readonly RowGroup[] = [];

function List({
  list,
  label,
  programs = everyProgram,
  filter,
  isFilling = false,
  isGrouped = isFilling,
  className,
}: NotificationListViewProps) {
  const messages = useNotificationMessages();
  const { above } = useNotificationParts();
  const scroller = useRef<HTMLDivElement>(null);
  const heightToFill = useHeightToFill(scroller, isFilling);
  const rows = useRef<VirtualRowsHandle>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  const [expandedRows] = useState(() => new Set<string>());

  const controls = useNotificationList(list, { programs, isHeld: isScrolled });
  const { allIds, newCount } = controls;
  const ids = useFilteredIds(controls.ids, filter);
  const { feed } = useNotificationCenter();
  const groupRows = useDateGroups();
  const groups = useMemo(
    () => (isGrouped && groupRows?.(ids, feed.view(list, programs).timeOf)) || noGroups,
    [isGrouped, groupRows, ids, feed, list, programs],
  );
  const newest = useMemo(() => allIds.slice(0, newCount), [allIds, newCount]);
  // A mark that was changed elsewhere brings older items to the top, and they are not new.
  const isNew = useCallback((item: Notification) => !item.read && (filter?.(item) ?? true), [filter]);
  const waiting = useFilteredIds(newest, isNew);
  useArrivalAnnouncements(controls.isLoading ? null : allIds, filter);
  useAutomaticPages(filter, ids.length, controls);

  // What another filter finds begins at its top, with rows that know nothing of where the last ones were.
  const [shown, setShown] = useState({ filter, round: 0 });
  if (shown.filter !== filter) {
    setShown({ filter, round: shown.round + 1 });
    setIsScrolled(false);
  }
  useLayoutEffect(() => {
    if (shown.round > 0) scroller.current?.scrollTo({ top: 0 });
  }, [shown.round]);

  const showNew = () => {
    controls.showNew();
    scroller.current?.scrollTo({ top: 0 });
    rows.current?.focusFirst();
  };

  const isEmpty = ids.length === 0;
  const content = useListContent(isEmpty, controls);
  // The rows have come and are not rendered yet, or nothing is.
  const isWaiting = content === 'nothing' || (content === 'loading' && !isEmpty);
  const isBusy = controls.isLoading || isWaiting;
  return (
    <Root className={className} data-fill={isFilling || undefined} data-list={list} aria-busy={isBusy}>
      {waiting.length > 0 && <NewArrivals count={waiting.length} onPress={showNew} />}
      {above && content !== 'noRows' && <Above>{above(list)}</Above>}
      <Scroller
        ref={scroller}
        data-loading={isBusy || undefined}
        onScroll={(event) => setIsScrolled(event.currentTarget.scrollTop > topPx)}
      >
        {(content === 'loading' || content === 'noRows') && (
          <ListPlaceholder
            list={list}
            isFiltered={filter !== undefined}
            isLoading={content === 'loading'}
            controls={controls}
          />
        )}
        {content === 'rows' && (
          <ExpandedRowsContext value={expandedRows}>
            <VirtualRows
              key={shown.round}
              ref={rows}
              list={list}
              ids={ids}
              groups={groups}
              label={label ?? messages.lists[list]}
              scroller={scroller}
              heightToFill={heightToFill}
            />
          </ExpandedRowsContext>
        )}
        {!isWaiting && <ListEnd controls={controls} isEmpty={isEmpty} />}
      </Scroller>
    </Root>
  );
}
