import * as v from 'valibot';
import { ownAddress } from '../addresses/ownAddress.ts';

/** The title of a message about an incoming call. A click opens a window for the call. */
const videoCallTitle = 'Incoming video call';

/** The target of a click on a push message. */
export interface PushTarget {
  /** An address of the portal, or one that starts with `https://`. Null if there is no safe address. */
  readonly link: string | null;
  readonly isVideoCall: boolean;
}

/** The parts of a push message that the portal shows. */
export interface PushMessage extends PushTarget {
  readonly title: string;
  readonly body: string;
  /** The id that Firebase gave the message; empty if it gave none. */
  readonly id: string;
}

const text = v.optional(v.fallback(v.string(), ''), '');
const part = v.fallback(v.object({ title: text, body: text, link: text, url: text, click_action: text }), {
  title: '',
  body: '',
  link: '',
  url: '',
  click_action: '',
});
const payloadSchema = v.object({
  notification: v.optional(part),
  data: v.optional(part),
  fcmOptions: v.optional(part),
  messageId: text,
  /** The name of `messageId` in a message that Firebase itself showed. */
  fcmMessageId: text,
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
  const { notification, data, fcmOptions, messageId, fcmMessageId } = result.output;
  const title = notification?.title || data?.title || '';
  if (title === '') return null;
  return {
    title,
    body: notification?.body || data?.body || '',
    id: messageId || fcmMessageId,
    // Firebase's server writes the link of a message into its click action.
    link: safeLink(data?.link || data?.url || fcmOptions?.link || notification?.click_action, root),
    isVideoCall: title.toLowerCase() === videoCallTitle.toLowerCase(),
  };
}

/** The options of the notification that shows a message. Two deliveries of one message show one notification. */
export function notificationOptions({ body, id, link, isVideoCall }: PushMessage): NotificationOptions {
  return { body, tag: id, requireInteraction: isVideoCall, data: { gantry: { link, isVideoCall } } };
}

const shownSchema = v.object({ gantry: v.object({ link: v.nullable(v.string()), isVideoCall: v.boolean() }) });
const shownByFirebaseSchema = v.object({ FCM_MSG: v.unknown() });

/**
 * The target of a click on a notification of the worker. A notification that Firebase itself showed contains the original payload.
 *
 * @param data the data of the notification
 */
export function notificationTarget(data: unknown, root: string): PushTarget {
  if (v.is(shownSchema, data)) return data.gantry;
  const message = v.is(shownByFirebaseSchema, data) ? parsePushMessage(data.FCM_MSG, root) : null;
  return message ?? { link: null, isVideoCall: false };
}
