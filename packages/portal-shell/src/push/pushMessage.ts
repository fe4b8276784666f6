import * as v from 'valibot';
import { ownAddress } from '../addresses/ownAddress.ts';

/** The title of a message about an incoming call. A click opens a window for the call. */
const videoCallTitle = 'Incoming video call';

/** The parts of a push message that the portal shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The target of a click: an address of the portal, or one that starts with `https://`. Null if there is no safe address. */
  readonly link: string | null;
  readonly isVideoCall: boolean;
}

const text = v.optional(v.fallback(v.string(), ''), '');
const part = v.fallback(v.object({ title: text, body: text, link: text, url: text }), {
  title: '',
  body: '',
  link: '',
  url: '',
});
const payloadSchema = v.object({
  notification: v.optional(part),
  data: v.optional(part),
  fcmOptions: v.optional(part),
});

function safeLink(address: string | undefined, root: string): string | null {
  if (!address || !URL.canParse(address, `${root}/`)) return null;
  const url = new URL(address, `${root}/`);
  const own = ownAddress(address, root);
  if (own !== null) return root + own;
  return url.protocol === 'https:' && url.origin !== new URL(root).origin ? url.href : null;
}

/**
 * Parses a message from Firebase, in the page or in the worker.
 *
 * @param root the address of Home without a slash at its end
 * @returns null for a message without a title, which cannot be shown
 */
export function parsePushMessage(payload: unknown, root: string): PushMessage | null {
  const result = v.safeParse(payloadSchema, payload);
  if (!result.success) return null;
  const { notification, data, fcmOptions } = result.output;
  const title = notification?.title || data?.title || '';
  if (title === '') return null;
  return {
    title,
    body: notification?.body || data?.body || '',
    link: safeLink(data?.link || data?.url || fcmOptions?.link, root),
    isVideoCall: title.toLowerCase() === videoCallTitle.toLowerCase(),
  };
}

/**
 * The target of a click on a notification of the worker. A notification that Firebase itself showed contains the original payload.
 *
 * @param data the data of the notification
 */
export function notificationLink(data: unknown, root: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  if ('gantryLink' in data) return typeof data.gantryLink === 'string' ? data.gantryLink : null;
  return 'FCM_MSG' in data ? (parsePushMessage(data.FCM_MSG, root)?.link ?? null) : null;
}
