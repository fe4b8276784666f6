import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hubLockOf, seenSignOutsKey } from '../storage/stored.ts';
import { userOfOpenTab } from './openTab.ts';
import { audience, sessionUserKey, stagePerTest, tellOn } from './SessionStage.testing.ts';
import { createSessionChannel, type GivenSession, type SessionChannel } from './sessionChannel.ts';
import { writeSharedToken } from './sharedToken.ts';
import { lastSignOut, noteSignOutSeen, stampSignOut } from './signOutStamps.ts';
import { createUserStore } from './userStore.ts';

const stage = stagePerTest();
const ownKey = 'gantry.oidc.user:the new tab';
/** The tabs of earlier tests still listen, in this page's one session storage. */
const key = () => `${sessionUserKey} of ${stage().subject}`;
/** The new tab has the same key in reality, in a session storage of its own. */
const users = () => ({ ...createUserStore(ownKey), key: key() });
const openTab = (life = 3600, canRenewInFrame = true) =>
  stage().start(life, { renew: () => new Promise(() => {}) }, canRenewInFrame, key());

/** What an open tab of this person's session answers. */
const givenTo = (question: unknown, changes: object = {}) => ({
  kind: 'given',
  question,
  user: Object.assign(stage().userWith('token-1', 3600), changes),
  signOutSeen: null,
});

let free: (() => void)[] = [];
const holdHubLock = (subject: string) =>
  new Promise<void>((held) => {
    const hold = () => {
      held();
      return new Promise<void>((release) => free.push(release));
    };
    void navigator.locks.request(hubLockOf(subject), hold);
  });

/** Answers the next question with each message. */
function answer(messages: (question: unknown) => readonly unknown[]): void {
  const tab = new BroadcastChannel('gantry.renewals');
  tab.addEventListener('message', ({ data }) => {
    if (data.kind !== 'asked') return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no target.
    for (const message of messages(data.question)) tab.postMessage(message);
  });
  free.push(() => tab.close());
}

beforeEach(() => holdHubLock(stage().subject));
afterEach(() => {
  for (const end of free) end();
  free = [];
});

describe('a new tab beside an open one', () => {
  test('has its session, without a program, and says that the provider is to be asked about it', async () => {
    openTab();
    sessionStorage.setItem('program', 'NWX');
    const user = await userOfOpenTab(users(), createSessionChannel());
    expect(user).toMatchObject({
      access_token: 'token-1',
      id_token: 'id of token-1',
      isGiven: true,
      profile: { sub: stage().subject },
    });
    expect(createUserStore(ownKey).read()).toEqual(user);
  });

  test('knows which sign-outs are older than the session', async () => {
    stampSignOut(localStorage, { subject: stage().subject, session: 's1' });
    const seen = lastSignOut(localStorage);
    noteSignOutSeen(sessionStorage, seen);
    openTab();
    expect(await userOfOpenTab(users(), createSessionChannel())).not.toBeNull();
    expect(sessionStorage.getItem(seenSignOutsKey)).toBe(seen);
  });

  test('takes the first of two answers', async () => {
    openTab();
    answer((question) => [givenTo(question, { access_token: 'late' })]);
    const first = await userOfOpenTab(users(), createSessionChannel());
    expect(first?.access_token).toBe('token-1');
  });
});

describe('a new tab gets nothing', () => {
  const none = async (channel: Pick<SessionChannel, 'ask'> = createSessionChannel()) => {
    expect(await userOfOpenTab(users(), channel)).toBeNull();
    expect(sessionStorage.getItem(ownKey)).toBeNull();
  };

  test('from a tab of another provider or client', async () => {
    openTab();
    const other = { ...users(), key: 'gantry.oidc.user:https://other.example:portal' };
    expect(await userOfOpenTab(other, createSessionChannel())).toBeNull();
  });

  test('from a tab whose token has expired, whatever the others share', async () => {
    openTab(-1);
    const expiresAt = Date.now() / 1000 + 60;
    const shared = stage().shared();
    if (shared === null) throw new Error('The tab shares its token.');
    await none();
    writeSharedToken(localStorage, { ...shared, expiresAt });
    await none();
  });

  test('from a tab whose session has just ended', async () => {
    openTab().session.endAt('/Error/sessionExpired');
    await none();
  });

  test('from a tab that missed the sign-out, which ends by the question', async () => {
    const { session } = openTab();
    stampSignOut(localStorage, { subject: stage().subject, session: 's1' });
    await none();
    expect(session.getHubAccessToken()).toBeNull();
  });

  test('from a tab that no frame can renew', async () => {
    openTab(3600, false);
    await none();
  });

  test('and asks nobody, where no tab is open or two people have a token', async () => {
    const asked: string[] = [];
    const ask = (wanted: string) => {
      asked.push(wanted);
      return Promise.resolve(null);
    };
    await none({ ask });
    openTab();
    await none({ ask });
    expect(asked).toEqual([key()]);
    const noor = { subject: 'noor', audience: 'x', session: null, accessToken: 't', expiresAt: Date.now() / 1000 + 60 };
    writeSharedToken(localStorage, noor);
    await none({ ask });
    localStorage.removeItem('gantry.access_token.noor');
    for (const end of free) end();
    const held = async () => (await navigator.locks.query()).held?.map(({ name }) => name);
    await expect.poll(held).not.toContain(hubLockOf(stage().subject));
    await none({ ask });
    expect(asked).toEqual([key()]);
  });

  test('by messages that are forged or malformed, and still hears the tab that is open', async () => {
    const shared = { subject: stage().subject, audience, session: 's1' };
    writeSharedToken(localStorage, { ...shared, accessToken: 'token-1', expiresAt: Date.now() / 1000 + 3600 });
    answer((question) => [
      givenTo('another question'),
      givenTo(question, { access_token: '' }),
      givenTo(question, { profile: { sub: 'noor', sid: 's1', iss: 'https://id.example', aud: 'portal' } }),
      givenTo(question, { profile: { sub: stage().subject, sid: 's2', iss: 'https://id.example', aud: 'portal' } }),
      givenTo(question, { profile: { sub: stage().subject, sid: 's1', iss: 'https://evil.example', aud: 'portal' } }),
      givenTo(question, { expires_at: Date.now() / 1000 - 1 }),
      { ...givenTo(question), user: 'text' },
      { ...givenTo(question), signOutSeen: 7 },
      'text',
      null,
      givenTo(question, { access_token: 'good' }),
    ]);
    const user = await userOfOpenTab(users(), createSessionChannel());
    expect(user?.access_token).toBe('good');
  });
});

describe('the channel', () => {
  test('tells a tab that has just got its session of a sign-out that came meanwhile', async () => {
    const channel = createSessionChannel();
    await stage().tellEnd('signedOut', { session: 's2' });
    await stage().tellEnd('signedOut');
    const heard: unknown[] = [];
    channel.join({
      identity: () => ({ subject: stage().subject, session: 's1' }),
      onEnd: (reason) => heard.push(reason),
      onRenewal: (idToken) => heard.push(idToken),
      give: () => null,
    });
    expect(heard).toEqual(['signedOut']);
  });

  test('forgets an answer that comes late, from a tab that slept', async () => {
    const questions: unknown[] = [];
    answer((question) => {
      questions.push(question);
      return [];
    });
    const accepted: unknown[] = [];
    const channel = createSessionChannel();
    const accept = (given: GivenSession) => accepted.push(given.user.access_token) > 0;
    expect(await channel.ask(key(), accept)).toBeNull();
    await tellOn('gantry.renewals', givenTo(questions[0]));
    expect(accepted).toEqual([]);
  });
});
