import * as v from 'valibot';

/** The title of a message about a call that is ringing; clicking it opens a window for the call. */
const videoCallTitle = 'Incoming video call';

/** A push message, as much of it as the portal shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where a click leads: an address of the portal or one that starts with `https://`. Null when there is none, or none that is safe. */
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

function safeLink(address: string | undefined, origin: string): string | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin || url.protocol === 'https:' ? url.href : null;
}

/**
 * Reads what Firebase delivers, in the page or in the worker.
 *
 * @param origin the portal's
 * @returns null for a message without a title, which there is nothing to show of
 */
export function parsePushMessage(payload: unknown, origin: string): PushMessage | null {
  const result = v.safeParse(payloadSchema, payload);
  if (!result.success) return null;
  const { notification, data, fcmOptions } = result.output;
  const title = notification?.title || data?.title || '';
  if (title === '') return null;
  return {
    title,
    body: notification?.body || data?.body || '',
    link: safeLink(data?.link || data?.url || fcmOptions?.link, origin),
    isVideoCall: title.toLowerCase() === videoCallTitle.toLowerCase(),
  };
}

/**
 * Where a click on a notification that the worker showed leads. What Firebase showed by itself carries the payload it was sent.
 *
 * @param data the notification's
 */
export function notificationLink(data: unknown, origin: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  if ('gantryLink' in data) return typeof data.gantryLink === 'string' ? data.gantryLink : null;
  return 'FCM_MSG' in data ? (parsePushMessage(data.FCM_MSG, origin)?.link ?? null) : null;
}
