import { randomUUID } from 'node:crypto';
import { createFakeServer, type FakeDelivery, type FakeServer } from '@gantry/notification-center/testing';
import { createListeners } from '@gantry/base/observable';
import type { ServerClock } from './clock.ts';
import type { Notification, NotificationInput, NotificationPayload } from './model.ts';

/** An event that the hub sends to every connection of a user. */
export interface HubDelivery {
  readonly user: string;
  readonly event: 'Notification' | 'NotificationList';
  readonly notifications: readonly Notification[];
}

/** The notifications of every user. */
export interface NotificationStore {
  /** What the service holds for a user. What is changed in it directly is not sent. */
  of(user: string): FakeServer<Notification>;
  /** All notifications of a user, newest `lastModifiedDate` first. */
  list(user: string): readonly Notification[];
  /** Finds a notification by its id; null if the user has none with that id. */
  get(user: string, id: string): Notification | null;
  /**
   * Saves a new notification, or replaces the one with the same id, and sends it as one `Notification` event. The server's clock sets
   * `lastModifiedDate`, unless the input has one, by which tests write the past.
   */
  save(user: string, input: NotificationInput, options?: { readonly deliver?: FakeDelivery }): Notification;
  /** Saves several and sends them as one `NotificationList` event. */
  saveList(
    user: string,
    inputs: readonly NotificationInput[],
    options?: { readonly deliver?: FakeDelivery },
  ): readonly Notification[];
  /**
   * Changes the given fields, also within the payload, and sets a new `lastModifiedDate`. Returns null if there is no such notification.
   */
  update(user: string, id: string, change: NotificationChange): Notification | null;
  /** Marks the unread notifications of these ids as read, each with its own date. Returns the changed ones. */
  markAsRead(user: string, ids: readonly string[]): readonly Notification[];
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

/** Creates a store in memory. */
export function createNotificationStore(clock: ServerClock): NotificationStore {
  const byUser = new Map<string, FakeServer<Notification>>();
  const deliveries = createListeners<[delivery: HubDelivery]>();

  const create = (user: string, notifications: readonly Notification[] = []) => {
    const server = createFakeServer<Notification>({ now: () => Date.parse(clock.next()), notifications });
    byUser.set(user, server);
    return server;
  };
  const of = (user: string) => byUser.get(user) ?? create(user);

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

  const send = (user: string, event: HubDelivery['event'], notifications: readonly Notification[]) => {
    if (notifications.length > 0) deliveries.call({ user, event, notifications });
  };

  /** What only the hub sends is unknown to the service. */
  const store = (user: string, input: NotificationInput, deliver: FakeDelivery) =>
    deliver === 'hub' ? complete(input) : of(user).store(complete(input));

  return {
    of,
    list: (user) => of(user).all(),
    get: (user, id) => of(user).get(id) ?? null,
    save(user, input, { deliver = 'both' } = {}) {
      const notification = store(user, input, deliver);
      if (deliver !== 'store') send(user, 'Notification', [notification]);
      return notification;
    },
    saveList(user, inputs, { deliver = 'both' } = {}) {
      const notifications = inputs.map((input) => store(user, input, deliver));
      if (deliver !== 'store') send(user, 'NotificationList', notifications);
      return notifications;
    },
    update(user, id, change) {
      const changed = of(user).update(id, { ...change });
      if (changed === undefined) return null;
      send(user, 'Notification', [changed]);
      return changed;
    },
    markAsRead(user, ids) {
      const changed = of(user).markAllAsRead(ids);
      send(user, 'NotificationList', changed);
      return changed;
    },
    load: (user, notifications) => void create(user, notifications),
    clear: () => byUser.clear(),
    onDelivery: deliveries.subscribe,
  };
}
