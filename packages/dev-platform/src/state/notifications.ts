import { randomUUID } from 'node:crypto';
import type { ServerClock } from './clock.ts';
import type { Notification, NotificationInput, NotificationPayload } from './model.ts';

/** What to do with a change: store it and send it to the hub, only store it (a lost event), or only send it. */
export type Deliver = 'both' | 'store' | 'hub';

/** An event that the hub sends to every connection of a user. */
export interface HubDelivery {
  readonly user: string;
  readonly event: 'Notification' | 'NotificationList';
  readonly notifications: readonly Notification[];
}

/** The notifications of every user. */
export interface NotificationStore {
  /** All notifications of a user, newest `lastModifiedDate` first. */
  list(user: string): readonly Notification[];
  /** Finds a notification by its id; null if the user has none with that id. */
  get(user: string, id: string): Notification | null;
  /**
   * Saves a new notification, or replaces the one with the same id, and sends it as one `Notification` event. The server's clock sets
   * `lastModifiedDate`, unless the input has one, by which tests write the past.
   */
  save(user: string, input: NotificationInput, options?: { readonly deliver?: Deliver }): Notification;
  /** Saves several and sends them as one `NotificationList` event. */
  saveList(
    user: string,
    inputs: readonly NotificationInput[],
    options?: { readonly deliver?: Deliver },
  ): readonly Notification[];
  /**
   * Changes the given fields, also within the payload, and sets a new `lastModifiedDate`. Returns null if there is no such notification.
   */
  update(
    user: string,
    id: string,
    change: NotificationChange,
    options?: { readonly deliver?: Deliver },
  ): Notification | null;
  /** Marks the unread notifications of these ids as read, each with its own date. Returns the changed ones. */
  markAsRead(user: string, ids: readonly string[], options?: { readonly deliver?: Deliver }): readonly Notification[];
  /** Loads the notifications of the seed, without changing their dates or sending them. */
  load(user: string, notifications: readonly Notification[]): void;
  clear(): void;
  /** Calls the listener with each event for the hub. Returns a function that removes it. */
  onDelivery(listener: (delivery: HubDelivery) => void): () => void;
}

/** The change of {@link NotificationStore.update}. */
export interface NotificationChange {
  readonly read?: boolean;
  readonly delete?: boolean;
  readonly title?: string;
  readonly dateTime?: string;
  /** Undefined removes a field. */
  readonly payload?: { readonly [Field in keyof NotificationPayload]?: NotificationPayload[Field] | undefined };
}

const newestFirst = (first: Notification, second: Notification) =>
  (Date.parse(second.lastModifiedDate) || 0) - (Date.parse(first.lastModifiedDate) || 0);

const withoutUndefined = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Creates a store in memory. */
export function createNotificationStore(clock: ServerClock): NotificationStore {
  const byUser = new Map<string, Map<string, Notification>>();
  const listeners = new Set<(delivery: HubDelivery) => void>();

  const of = (user: string) => {
    let notifications = byUser.get(user);
    if (!notifications) byUser.set(user, (notifications = new Map()));
    return notifications;
  };

  const complete = (input: NotificationInput): Notification => {
    const now = input.lastModifiedDate ?? clock.next();
    return {
      type: 'other',
      title: '',
      read: false,
      delete: false,
      dateTime: now,
      createdDate: now,
      payload: {},
      ...input,
      id: input.id ?? randomUUID(),
      lastModifiedDate: now,
    };
  };

  const store = (user: string, notification: Notification, deliver: Deliver) => {
    if (deliver !== 'hub') of(user).set(notification.id, notification);
  };

  const send = (delivery: HubDelivery, deliver: Deliver) => {
    if (deliver !== 'store') for (const listener of listeners) listener(delivery);
  };

  const update: NotificationStore['update'] = (user, id, change, { deliver = 'both' } = {}) => {
    const held = of(user).get(id);
    if (!held) return null;
    const { payload, ...rest } = change;
    const changed: Notification = {
      ...held,
      ...rest,
      payload: withoutUndefined({ ...held.payload, ...payload }),
      lastModifiedDate: clock.next(),
    };
    store(user, changed, deliver);
    send({ user, event: 'Notification', notifications: [changed] }, deliver);
    return changed;
  };

  return {
    list: (user) => [...of(user).values()].toSorted(newestFirst),
    get: (user, id) => of(user).get(id) ?? null,
    save(user, input, { deliver = 'both' } = {}) {
      const notification = complete(input);
      store(user, notification, deliver);
      send({ user, event: 'Notification', notifications: [notification] }, deliver);
      return notification;
    },
    saveList(user, inputs, { deliver = 'both' } = {}) {
      const notifications = inputs.map(complete);
      for (const notification of notifications) store(user, notification, deliver);
      send({ user, event: 'NotificationList', notifications }, deliver);
      return notifications;
    },
    update,
    markAsRead(user, ids, { deliver = 'both' } = {}) {
      const changed = ids.flatMap((id) => {
        const held = of(user).get(id);
        const updated = held && !held.read ? update(user, id, { read: true }, { deliver: 'store' }) : null;
        return updated ? [updated] : [];
      });
      if (changed.length > 0) send({ user, event: 'NotificationList', notifications: changed }, deliver);
      return changed;
    },
    load(user, notifications) {
      for (const notification of notifications) of(user).set(notification.id, notification);
    },
    clear: () => byUser.clear(),
    onDelivery(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
