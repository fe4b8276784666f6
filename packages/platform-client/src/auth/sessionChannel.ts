import * as v from 'valibot';
import { openTabChannel } from '@gantry/base/tabs';
import { renewalChannelName, sessionChannelName } from '../storage/stored.ts';
import { isSameSession, type PersonSession } from './sharedToken.ts';
import { userSchema } from './userStore.ts';

/** How long a tab that is open has for its answer, in milliseconds. The way to the identity provider takes longer. */
const longestAnswerMs = 1000;

/** Why a session ended: the provider ended it, or the person signed out. */
export type EndReason = 'expired' | 'signedOut';

/** What a tab gives to a new one. */
const givenSchema = v.object({
  user: userSchema,
  /** The last sign-out that is older than this session; null if there is none. */
  signOutSeen: v.nullable(v.string()),
});

const messageSchema = v.variant('kind', [
  v.object({
    kind: v.literal('ended'),
    reason: v.picklist(['expired', 'signedOut']),
    subject: v.string(),
    session: v.nullable(v.string()),
  }),
  v.object({ kind: v.literal('renewed'), idToken: v.string(), subject: v.string(), session: v.nullable(v.string()) }),
  /** The key names the provider and the client of the tab that asks. */
  v.object({ kind: v.literal('asked'), question: v.string(), key: v.string() }),
  v.object({ kind: v.literal('given'), question: v.string(), ...givenSchema.entries }),
]);

type Message = v.InferOutput<typeof messageSchema>;

/** A session that one tab gives to another. */
export type GivenSession = v.InferOutput<typeof givenSchema>;

/** A tab's part in its session. */
interface SessionMember {
  readonly identity: () => PersonSession;
  readonly onEnd: (reason: EndReason) => void;
  readonly onRenewal: (idToken: string) => void;
  /** What another tab with this key of its user is given; null if this tab has no session that it can give. */
  readonly give: (key: string) => GivenSession | null;
}

/** The messages between the tabs of one session. Tabs of another session ignore them. */
export type SessionChannel = ReturnType<typeof createSessionChannel>;

/** Creates a channel to the other tabs. A tab does not receive its own messages. */
export function createSessionChannel() {
  let member: SessionMember | null = null;
  const early: Message[] = [];
  let onGiven: ((given: Extract<Message, { kind: 'given' }>) => void) | null = null;

  const hear = (message: Message) => {
    if (message.kind === 'given') onGiven?.(message);
    else if (message.kind === 'asked') {
      const given = member?.give(message.key);
      if (given) renewals.post({ kind: 'given', question: message.question, ...given });
    } else if (member === null) early.push(message);
    else if (isSameSession(message, member.identity())) {
      if (message.kind === 'ended') member.onEnd(message.reason);
      else member.onRenewal(message.idToken);
    }
  };
  const onMessage = (data: unknown) => {
    const result = v.safeParse(messageSchema, data);
    if (result.success) hear(result.output);
  };
  // The end of a session must drop a page that the browser keeps in its memory, with the token in it. The other messages must not.
  const ends = openTabChannel<Message>(sessionChannelName, { onMessage, dropsKeptPage: true });
  const renewals = openTabChannel<Message>(renewalChannelName, { onMessage });
  return {
    /** Takes part in a session. The messages about it since the channel was created are handled now. */
    join: (next: SessionMember) => {
      member = next;
      for (const message of early.splice(0)) hear(message);
    },
    announceEnd: (reason: EndReason, { subject, session }: PersonSession) =>
      ends.post({ kind: 'ended', reason, subject, session }),
    /** Sends the newest id token to the other tabs, which need it for their own renewals. */
    announceRenewal: (idToken: string, { subject, session }: PersonSession) =>
      renewals.post({ kind: 'renewed', idToken, subject, session }),
    /** Asks the tabs that are open for the session under this key. The first answer that is accepted counts; null if none comes in time. */
    ask: (key: string, isAccepted: (given: GivenSession) => boolean) =>
      new Promise<GivenSession | null>((resolve) => {
        const question = crypto.randomUUID();
        const finish = (given: GivenSession | null) => {
          onGiven = null;
          resolve(given);
        };
        onGiven = (given) => {
          if (given.question === question && isAccepted(given)) finish(given);
        };
        setTimeout(() => finish(null), longestAnswerMs);
        renewals.post({ kind: 'asked', question, key });
      }),
  };
}
