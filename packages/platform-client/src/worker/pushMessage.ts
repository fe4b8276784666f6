import * as v from 'valibot';
import { ownAddress } from '../addresses/ownAddress.ts';

/** The title of a message about an incoming call. A click opens a window for the call. */
const videoCallTitle = 'Incoming video call';

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
const words = v.object({ title: text, body: text, link: text, url: text, click_action: text });
const noWords = v.parse(words, {});
const part = v.optional(v.fallback(words, noWords), noWords);
const parts = v.object({ notification: part, data: part, fcmOptions: part, fcmMessageId: text });
const payloadSchema = v.fallback(parts, v.parse(parts, {}));

function safeLink(address: string | undefined, root: string): string | null {
  if (!address || !URL.canParse(address, `${root}/`)) return null;
  const url = new URL(address, `${root}/`);
  const own = ownAddress(address, root);
  if (own !== null) return root + own;
  return url.protocol === 'https:' && url.origin !== new URL(root).origin ? url.href : null;
}

/** The name of the portal: the title of a message that has none. */
const portalName = 'Gantry';

/**
 * Parses a message from Firebase. Each one can be shown, whatever it lacks.
 *
 * @param root the address of Home without a slash at its end
 */
export function parsePushMessage(payload: unknown, root: string): PushMessage {
  const { notification, data, fcmOptions, fcmMessageId } = v.parse(payloadSchema, payload);
  const title = notification.title || data.title || portalName;
  return {
    title,
    body: notification.body || data.body,
    id: fcmMessageId,
    // Firebase's server writes the link of a message into its click action.
    link: safeLink(data.link || data.url || fcmOptions.link || notification.click_action, root),
    isVideoCall: title.toLowerCase() === videoCallTitle.toLowerCase(),
  };
}

/** The options of the notification that shows a message. Two deliveries of one message show one notification. */
export function notificationOptions({ body, id, link, isVideoCall }: PushMessage): NotificationOptions {
  return { body, tag: id, requireInteraction: isVideoCall, data: { gantry: { link, isVideoCall } } };
}

const shownSchema = v.object({ gantry: v.object({ link: v.nullable(v.string()), isVideoCall: v.boolean() }) });

/** The target of a click on a notification with these data. */
export const notificationTarget = (data: unknown): PushTarget =>
  v.is(shownSchema, data) ? data.gantry : { link: null, isVideoCall: false };
