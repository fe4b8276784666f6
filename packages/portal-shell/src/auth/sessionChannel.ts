import { createListeners } from '@gantry/ui-kit/observable';
import * as v from 'valibot';
import { renewalChannelName, sessionChannelName } from '../storage/stored.ts';
import { isSameSession, type PersonSession } from './sharedToken.ts';

/**
 * Ends arrive on a channel that stays open while the browser keeps the page in its memory: a message there makes the browser drop the page,
 * with the token in it. Renewals must not do that, so their channel is closed meanwhile.
 */
const names = { ends: sessionChannelName, renewals: renewalChannelName } as const;

/** Why a session ended: the provider ended it, or the person signed out. */
export type EndReason = 'expired' | 'signedOut';

const messageSchema = v.variant('kind', [
  v.object({
    kind: v.literal('ended'),
    reason: v.picklist(['expired', 'signedOut']),
    subject: v.string(),
    session: v.nullable(v.string()),
  }),
  v.object({ kind: v.literal('renewed'), idToken: v.string(), subject: v.string(), session: v.nullable(v.string()) }),
]);

type Message = v.InferOutput<typeof messageSchema>;

/** The messages between the tabs of one session. Tabs of another session ignore them. */
export interface SessionChannel {
  readonly announceEnd: (reason: EndReason) => void;
  /** Sends the newest id token to the other tabs, which need it for their own renewals. */
  readonly announceRenewal: (idToken: string) => void;
  readonly onEnd: (listener: (reason: EndReason) => void) => void;
  readonly onRenewal: (listener: (idToken: string) => void) => void;
}

/** Creates a channel to the other tabs of this session. A tab does not receive its own messages. */
export function createSessionChannel(identity: () => PersonSession): SessionChannel {
  const endListeners = createListeners<[EndReason]>();
  const renewalListeners = createListeners<[string]>();
  const open = (name: string) => {
    const channel = openChannel(name);
    channel?.addEventListener('message', ({ data }) => {
      const result = v.safeParse(messageSchema, data);
      if (!result.success || !isSameSession(result.output, identity())) return;
      if (result.output.kind === 'ended') endListeners.call(result.output.reason);
      else renewalListeners.call(result.output.idToken);
    });
    return channel;
  };
  const ends = open(names.ends);
  let renewals = open(names.renewals);
  window.addEventListener('pagehide', () => {
    renewals?.close();
    renewals = null;
  });
  window.addEventListener('pageshow', () => {
    renewals ??= open(names.renewals);
  });
  const post = (channel: BroadcastChannel | null, message: Message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone and takes no target.
    channel?.postMessage(message);
  };
  return {
    announceEnd: (reason) => post(ends, { kind: 'ended', reason, ...identity() }),
    announceRenewal: (idToken) => post(renewals, { kind: 'renewed', idToken, ...identity() }),
    onEnd: endListeners.subscribe,
    onRenewal: renewalListeners.subscribe,
  };
}

/** Null if the browser refuses channels, as Firefox does if it blocks cookies: the tab then learns of an end by its next call. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
