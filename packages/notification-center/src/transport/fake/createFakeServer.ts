import { typeNamed } from '../../core/types/notificationTypes.ts';
import type { FilterRequest } from '../NotificationClient.ts';

/** A notification as a service would send it. */
export type WireNotification = Readonly<Record<string, unknown>> & { readonly id: string };

type Fields = Readonly<Record<string, unknown>>;

/**
 * The notifications of one person, as the notification service holds them. It responds at once and never fails. `Item` is what is stored in
 * it, if the caller stores nothing else.
 */
export interface FakeServer<Item extends WireNotification = WireNotification> {
  /** Stores an item under a new server time, unless it has one, and replaces the version before; returns what the hub sends. */
  readonly store: (fields: Fields) => Item;
  /** The same, but no response contains the item until `commit` is called: a late commit. */
  readonly storeLater: (fields: Fields) => {
    readonly stored: Item;
    readonly commit: () => void;
  };
  /** The newest version, committed or not. */
  readonly get: (id: string) => Item | undefined;
  /** Every item, newest first. */
  readonly all: () => readonly Item[];
  /** A page of what is asked for. Types and statuses are compared in any case. */
  readonly filter: (request: FilterRequest) => { readonly notifications: readonly Item[]; readonly totalPages: number };
  readonly since: (dateTime: string) => readonly Item[];
  readonly unreadCount: (counted?: Readonly<Record<string, boolean>>) => number;
  /** Stores a version with these fields changed, also within the payload, where undefined removes one; undefined if there is no such item. */
  readonly update: (id: string, change: Fields & { readonly payload?: Fields }) => Item | undefined;
  /** Sets the read flag; undefined if there is no such item. */
  readonly setRead: (id: string, read: boolean) => Item | undefined;
  /** Stores when it was confirmed, unless it was before. */
  readonly giveReceipt: (id: string) => Item | undefined;
  /** Marks the unread ones of these items as read, each under a server time of its own; returns them. */
  readonly markAllAsRead: (ids: readonly string[]) => readonly Item[];
}

/** Options of {@link createFakeServer}. */
export interface FakeServerOptions {
  /** The server's clock in milliseconds. Two changes differ by at least one millisecond. */
  readonly now: () => number;
  /** The first items, oldest first. They are stored at the first use, because a server that renders must not read a clock. */
  readonly notifications?: readonly Fields[];
}

interface Held<Item> {
  readonly item: Item;
  readonly time: number;
}

/** Creates a server with the first notifications alone. */
export function createFakeServer<Item extends WireNotification = WireNotification>({
  now,
  notifications = [],
}: FakeServerOptions): FakeServer<Item> {
  const held = new Map<string, Held<Item>>();
  const uncommitted = new Map<string, Held<Item>>();
  let first = notifications;
  let lastTime = 0;
  let lastId = 0;

  function storeFirst() {
    const items = first;
    first = [];
    for (const fields of items) hold(stamp(fields));
  }

  /** A version with a server time of its own, unless the fields give one. */
  function stamp(fields: Fields): Held<Item> {
    storeFirst();
    const lastModifiedDate = fields['lastModifiedDate'] ?? nextTime();
    const id = typeof fields['id'] === 'string' ? fields['id'] : `fake-${++lastId}`;
    const before = newest(id)?.item;
    const dateTime = before?.['dateTime'] ?? lastModifiedDate;
    const createdDate = before?.['createdDate'] ?? lastModifiedDate;
    const item = { read: false, delete: false, dateTime, createdDate, ...fields, lastModifiedDate, id };
    const time = typeof lastModifiedDate === 'string' ? Date.parse(lastModifiedDate) || 0 : 0;
    // The caller says what it stores.
    return { item: item as unknown as Item, time };
  }

  function nextTime() {
    lastTime = Math.max(lastTime + 1, now());
    return new Date(lastTime).toISOString();
  }

  function hold(version: Held<Item>) {
    held.set(version.item.id, version);
    return version.item;
  }

  /** A version that was overtaken meanwhile is not held. */
  function commit(version: Held<Item>) {
    const { id } = version.item;
    if (uncommitted.get(id) === version) uncommitted.delete(id);
    if ((held.get(id)?.time ?? 0) <= version.time) hold(version);
  }

  // A row waits for the commit before it: what builds on a version brings it in.
  function finish(id: string) {
    storeFirst();
    const version = uncommitted.get(id);
    if (version !== undefined) commit(version);
  }

  function newest(id: string): Held<Item> | undefined {
    storeFirst();
    return uncommitted.get(id) ?? held.get(id);
  }

  function newestFirst(isWanted: (version: Held<Item>) => boolean): readonly Item[] {
    storeFirst();
    return [...held.values()]
      .filter(isWanted)
      .toSorted((one, other) => other.time - one.time)
      .map(({ item }) => item);
  }

  const update: FakeServer<Item>['update'] = (id, change) => {
    finish(id);
    const before = held.get(id)?.item;
    if (before === undefined) return undefined;
    const payload = change.payload && withoutUndefined({ ...recordOf(before['payload']), ...change.payload });
    return hold(stamp({ ...before, lastModifiedDate: null, ...change, ...(payload && { payload }) }));
  };

  return {
    store(fields) {
      const version = stamp(fields);
      finish(version.item.id);
      return hold(version);
    },
    storeLater(fields) {
      const version = stamp(fields);
      finish(version.item.id);
      uncommitted.set(version.item.id, version);
      return { stored: version.item, commit: () => commit(version) };
    },
    get: (id) => newest(id)?.item,
    all: () => newestFirst(() => true),
    filter({ pageSize, typeStatus, toDate }) {
      const until = toDate === null ? Number.POSITIVE_INFINITY : Date.parse(toDate);
      const matching = newestFirst(({ item, time }) => time <= until && isAskedFor(item, typeStatus));
      return { notifications: matching.slice(0, pageSize), totalPages: Math.ceil(matching.length / pageSize) };
    },
    since: (dateTime) => newestFirst(({ time }) => time >= Date.parse(dateTime)),
    unreadCount: (counted = {}) =>
      newestFirst(({ item }) => {
        const type = typeNamed(String(item['type']));
        const program = recordOf(item['payload'])['program'];
        return item['read'] === false && (counted[`${type}/${String(program)}`] ?? counted[type] ?? true);
      }).length,
    update,
    setRead: (id, read) => update(id, { read }),
    giveReceipt(id) {
      const { item } = newest(id) ?? {};
      // Only the first receipt counts.
      if (recordOf(item?.['payload'])['receiptDate'] !== undefined) return item;
      return update(id, { read: true, payload: { receiptDate: new Date(now()).toISOString() } });
    },
    markAllAsRead: (ids) =>
      ids.flatMap((id) => (newest(id)?.item['read'] === false ? (update(id, { read: true }) ?? []) : [])),
  };
}

const lowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : '');

const recordOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

const withoutUndefined = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function isAskedFor(item: WireNotification, typeStatus: FilterRequest['typeStatus']): boolean {
  const [ownType, ownStatus] = [lowerCase(item['type']), statusOf(item)];
  return (
    typeStatus.length === 0 ||
    typeStatus.some(
      ({ type, status }) => lowerCase(type) === ownType && (status === '' || lowerCase(status) === ownStatus),
    )
  );
}

/** A to-do item is done or active, and a deleted one is done. Every other type has the status of its payload. */
function statusOf(item: WireNotification): string {
  const status = lowerCase(recordOf(item['payload'])['status']);
  if (lowerCase(item['type']) !== 'todo') return status;
  return item['delete'] === true || status === 'done' ? 'done' : 'active';
}
