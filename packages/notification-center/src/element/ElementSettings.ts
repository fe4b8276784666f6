import type { NotificationProblem } from '../core/notification.ts';

/** The attributes of both elements. A change takes effect at once; with another service or user, another center is shown. */
export const attributeNames: readonly string[] = [
  'service',
  'user-id',
  'events',
  'hub',
  'link-origins',
  'locale',
  'page-href',
];

/** What the attributes and properties of an element say. */
export interface ElementSettings {
  /** Address of the service that answers every call of `openapi.json`. */
  readonly service: string;
  readonly userId: string;
  /** Address of its server-sent events; null if it has none. */
  readonly events: string | null;
  /** Address of its SignalR hub; null if it has none. Without events and a hub, the service is asked every 10 s. */
  readonly hub: string | null;
  /** Origins, separated by spaces, that files and links may come from although they are not https. */
  readonly linkOrigins: string;
  /** Path of the page that shows everything; null if the app has none. */
  readonly pageHref: string | null;
  readonly locale: string;
  /** Called at each call of the service, for an app without a session cookie. */
  readonly accessToken: AccessToken | null;
}

/** Returns the access token of the signed-in person, or null. */
export type AccessToken = () => string | null | Promise<string | null>;

/** The events that an element dispatches, with their details. They bubble. */
export interface NotificationElementEvents {
  /** A person opens a path of the app. If it is not prevented, the page goes there. Cancelable. */
  readonly 'gantry-navigate': { readonly path: string };
  /** The unread count changed. Null while it is not known. */
  readonly 'gantry-unread': { readonly count: number | null };
  /** The service refused the access token or the session. */
  readonly 'gantry-unauthorized': null;
  /** Unusable input, or a failure that is tried again, for a log. */
  readonly 'gantry-problem': NotificationProblem;
}

/** Dispatches an event at an element of the center. Returns false if the page prevented its default. */
export type EmitEvent = <Name extends keyof NotificationElementEvents>(
  name: Name,
  detail: NotificationElementEvents[Name],
) => boolean;
