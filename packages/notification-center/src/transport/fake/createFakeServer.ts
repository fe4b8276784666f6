import type { FilterRequest, NotificationPage } from '../NotificationClient.ts';

/** A notification as a service would send it. */
export type WireNotification = Readonly<Record<string, unknown>> & { readonly id: string };

/** The memory of the notification service. It responds at once and never fails. */
export interface FakeServer {
  /** Stores an item under a new server time and replaces an older version; returns what the hub sends. */
  readonly store: (fields: Readonly<Record<string, unknown>>) => WireNotification;
  /** The same, but no response contains the item until `commit` is called: a late commit. */
  readonly storeLater: (fields: Readonly<Record<string, unknown>>) => {
    readonly stored: WireNotification;
    readonly commit: () => void;
  };
  /** The newest version, committed or not. */
  readonly get: (id: string) => WireNotification | undefined;
  /** Every item, newest first. */
  readonly all: () => readonly WireNotification[];
  readonly filter: (request: FilterRequest) => NotificationPage;
  readonly since: (dateTime: string) => readonly WireNotification[];
  readonly unreadCount: () => number;
  /** Sets the read flag; undefined if there is no such item. */
  readonly setRead: (id: string, read: boolean) => WireNotification | undefined;
}

/** Options of {@link createFakeServer}. */
export interface FakeServerOptions {
  /** The server's clock in milliseconds. Two changes differ by at least one millisecond. */
  readonly now: () => number;
  /** The first items, oldest first. They are stored at the first use, because a server that renders must not read a clock. */
  readonly notifications?: readonly Readonly<Record<string, unknown>>[];
}

interface Held {
  readonly item: WireNotification;
  readonly time: number;
}

/** Makes a server without any notification. */
export function createFakeServer({ now, notifications = [] }: FakeServerOptions): FakeServer {
  const held = new Map<string, Held>();
  const uncommitted = new Map<string, Held>();
  let first = notifications;
  let lastTime = 0;
  let lastId = 0;

  function storeFirst() {
    const items = first;
    first = [];
    for (const fields of items) commit(stamp(fields));
  }

  /** A version with a server time of its own, unless the fields give one. */
  function stamp(fields: Readonly<Record<string, unknown>>): Held {
    storeFirst();
    lastTime = Math.max(lastTime + 1, now());
    const time = new Date(lastTime).toISOString();
    const id = typeof fields['id'] === 'string' ? fields['id'] : `fake-${++lastId}`;
    const before = newest(id)?.item;
    const dateTime = before?.['dateTime'] ?? time;
    const createdDate = before?.['createdDate'] ?? time;
    const lastModifiedDate = fields['lastModifiedDate'] ?? time;
    const item = { read: false, delete: false, dateTime, createdDate, ...fields, lastModifiedDate, id };
    return { item, time: typeof lastModifiedDate === 'string' ? Date.parse(lastModifiedDate) || 0 : 0 };
  }

  function commit(version: Held) {
    const { id } = version.item;
    if (uncommitted.get(id) === version) uncommitted.delete(id);
    if ((held.get(id)?.time ?? 0) <= version.time) held.set(id, version);
  }

  // A row waits for the commit before it: what builds on a version brings it in.
  function finish(id: string) {
    storeFirst();
    const version = uncommitted.get(id);
    if (version !== undefined) commit(version);
  }

  function newest(id: string): Held | undefined {
    storeFirst();
    return uncommitted.get(id) ?? held.get(id);
  }

  function newestFirst(isWanted: (version: Held) => boolean): readonly WireNotification[] {
    storeFirst();
    return [...held.values()]
      .filter(isWanted)
      .toSorted((one, other) => other.time - one.time)
      .map(({ item }) => item);
  }

  return {
    store(fields) {
      const version = stamp(fields);
      finish(version.item.id);
      commit(version);
      return version.item;
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
    unreadCount: () => newestFirst(({ item }) => item['read'] === false).length,
    setRead(id, read) {
      finish(id);
      const version = held.get(id);
      if (version === undefined) return undefined;
      const changed = stamp({ ...version.item, read, lastModifiedDate: null });
      commit(changed);
      return changed.item;
    },
  };
}

function isAskedFor(item: WireNotification, typeStatus: FilterRequest['typeStatus']): boolean {
  return (
    typeStatus.length === 0 || typeStatus.some(({ type, status }) => item['type'] === type && hasStatus(item, status))
  );
}

/** The filter knows to-do items as active or done; every other item passes an empty status. */
function hasStatus(item: WireNotification, status: string): boolean {
  const payload: unknown = item['payload'];
  const isDone = typeof payload === 'object' && payload !== null && 'status' in payload && payload.status === 'done';
  return status === '' || (status === 'done') === (isDone || item['delete'] === true);
}
