import * as v from 'valibot';
import { isSameSession, type SessionIdentity } from './sharedToken.ts';

const name = 'gantry.session';

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

/** The messages between the tabs of one session. Tabs of another session ignore them. */
export interface SessionChannel {
  announceEnd(this: void, reason: EndReason): void;
  /** Sends the newest id token to the other tabs, which need it for their own renewals. */
  announceRenewal(this: void, idToken: string): void;
  onEnd(this: void, listener: (reason: EndReason) => void): void;
  onRenewal(this: void, listener: (idToken: string) => void): void;
}

/** Creates a channel to the other tabs of this session. A tab does not receive its own messages. */
export function createSessionChannel(identity: () => SessionIdentity): SessionChannel {
  const channel = new BroadcastChannel(name);
  const post = (message: v.InferInput<typeof messageSchema>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone and takes no target.
    channel.postMessage(message);
  };
  const hear = (listener: (message: v.InferOutput<typeof messageSchema>) => void) => {
    channel.addEventListener('message', ({ data }) => {
      const result = v.safeParse(messageSchema, data);
      if (result.success && isSameSession(result.output, identity())) listener(result.output);
    });
  };
  return {
    announceEnd: (reason) => post({ kind: 'ended', reason, ...identity() }),
    announceRenewal: (idToken) => post({ kind: 'renewed', idToken, ...identity() }),
    onEnd: (listener) => hear((message) => message.kind === 'ended' && listener(message.reason)),
    onRenewal: (listener) => hear((message) => message.kind === 'renewed' && listener(message.idToken)),
  };
}
