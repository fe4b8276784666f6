import { exampleProfile } from './exampleProfile.testing.ts';
import { User } from 'oidc-client-ts';
import { afterEach, beforeEach, vi, type Mock } from 'vitest';
import { createSession, type SessionOptions } from './createSession.ts';
import type { Session } from './Session.ts';
import { createSessionChannel } from './sessionChannel.ts';
import { createUserStore } from './userStore.ts';
import { readSharedToken } from './sharedToken.ts';

/** The key of the session in session storage. */
export const sessionUserKey = 'gantry.oidc.user:https://id.example:portal';
/** The audience of its tokens. */
export const audience = 'https://id.example,portal';
const now = () => Math.floor(Date.now() / 1000);

/** Answers of the identity provider. */
interface Provider {
  readonly renew?: (idToken: string | undefined) => Promise<User | null>;
  readonly signIn?: () => Promise<User>;
}

const unexpected = () => Promise.reject(new Error('not expected'));

/** Sends a message from another tab. Resolves once it has reached this one. */
export async function tellOn(channel: string, message: unknown): Promise<void> {
  const [from, to] = [new BroadcastChannel(channel), new BroadcastChannel(channel)];
  await new Promise((resolve) => {
    to.addEventListener('message', resolve, { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no target.
    from.postMessage(message);
  });
  from.close();
  to.close();
}

let count = 0;

/** A tab of a person, beside another tab. Sessions of earlier tests still listen, so each test uses another person. */
export class SessionStage {
  readonly subject = `person-${(count += 1)}`;
  readonly load: Mock<(path: string) => void> = vi.fn<(path: string) => void>();
  readonly endKept: Mock<() => void> = vi.fn<() => void>();
  readonly isServerReachable: Mock<() => Promise<boolean>> = vi.fn(() => Promise.resolve(true));
  readonly otherTab = new BroadcastChannel('gantry.session');

  userWith(token: string, life: number, sub = this.subject): User {
    const claims = { sub, sid: 's1', iss: 'https://id.example', aud: 'portal', exp: now() + 3600, iat: now() };
    return new User({
      access_token: token,
      id_token: `id of ${token}`,
      token_type: 'Bearer',
      profile: claims,
      expires_at: now() + life,
    });
  }

  /** Begins a session with `token-1`, which lives for these seconds. */
  start(
    life: number,
    { renew = unexpected, signIn = unexpected }: Provider = {},
    canRenewInFrame = true,
    key = sessionUserKey,
  ) {
    const user = this.userWith('token-1', life);
    sessionStorage.setItem(key, user.toStorageString());
    const provider: SessionOptions['provider'] = {
      users: createUserStore(key),
      bindTo: () => undefined,
      load: async () => ({ renew, signinPopup: signIn }),
    };
    const profile = exampleProfile({ id: this.subject, isUserGC: false, locale: null });
    const session: Session = createSession({
      provider,
      user,
      profile,
      channel: createSessionChannel(),
      canRenewInFrame,
      endKept: this.endKept,
      load: this.load,
      isServerReachable: this.isServerReachable,
    });
    return { session };
  }

  /** The token in local storage. */
  shared = () => readSharedToken(localStorage, { subject: this.subject, audience, session: 's1' });

  /** A provider that answers with another token. */
  renewing = (token = 'token-2') =>
    vi.fn<(idToken: string | undefined) => Promise<User>>(() => Promise.resolve(this.userWith(token, 3600)));

  /** Another tab says that this session has ended. */
  tellEnd = (reason: 'expired' | 'signedOut', change: object = {}) =>
    tellOn('gantry.session', { kind: 'ended', reason, subject: this.subject, session: 's1', ...change });

  /** Another tab has renewed this session. */
  tellRenewal = (idToken: string) =>
    tellOn('gantry.renewals', { kind: 'renewed', idToken, subject: this.subject, session: 's1' });
}

/** Gives each test of the file a stage of its own. */
export function stagePerTest(): () => SessionStage {
  let stage: SessionStage | undefined;
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stage = new SessionStage();
  });
  afterEach(() => {
    stage?.otherTab.close();
    document.documentElement.hidden = false;
    sessionStorage.clear();
    localStorage.clear();
  });
  return () => {
    if (stage === undefined) throw new Error('A stage exists only while a test runs.');
    return stage;
  };
}
