import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAddress } from './addresses/loadPage.ts';
import { examplePlatform } from './platformOptions.testing.ts';
import { signIn, type SignInOptions, type SignInQuestion } from './session.ts';

vi.mock('./addresses/loadPage.ts', { spy: true });

const options: SignInOptions = {
  identity: { authority: 'https://id.example', clientId: 'portal', scope: 'openid' },
  services: examplePlatform.services,
};
const ask = vi.fn<(question: SignInQuestion) => Promise<void>>(() => Promise.resolve());
const present = location.href;

beforeEach(() => {
  vi.mocked(loadAddress).mockImplementation(() => undefined);
});
afterEach(() => {
  history.replaceState(null, '', present);
  sessionStorage.clear();
  localStorage.clear();
  vi.clearAllMocks();
});

/** Gives this tab a session. */
function signedIn() {
  const now = Math.floor(Date.now() / 1000);
  const profile = { sub: 'avery', iss: 'https://id.example', aud: 'portal', iat: now, gantry_username: 'Avery' };
  const user = { access_token: 'token-1', expires_at: now + 600, profile };
  sessionStorage.setItem('gantry.oidc.user:https://id.example:portal', JSON.stringify(user));
}

test('the session of this tab goes on without a question, on a platform with the defaults', async () => {
  signedIn();
  const { session, configuration } = await signIn(options, ask);
  expect(session.profile.userName).toBe('Avery');
  expect(await session.getAccessToken()).toBe('token-1');
  expect(configuration).toMatchObject({ product: 'gantry', flags: { OFFLINE: false }, identity: { renewal: 'frame' } });
  expect(ask).not.toHaveBeenCalled();
});

test('the config.json of a portal fits, with what it leaves out and slashes at its ends', async () => {
  signedIn();
  const { configuration } = await signIn(
    {
      identity: { ...options.identity, authority: 'https://id.example/' },
      services: { ...examplePlatform.services, base: 'https://services.example/base/' },
      telemetry: { endpoint: 'https://telemetry.example' },
      offline: {},
      uploads: {},
      // As a file may have it.
      flags: JSON.parse('{ "OFFLINE": "false" }'),
    },
    ask,
  );
  expect(configuration).toMatchObject({
    identity: { authority: 'https://id.example' },
    services: { base: 'https://services.example/base' },
    telemetry: { samplePercent: 10, traceparent: [] },
    offline: { days: 7, keyHours: 24 },
    uploads: { tus: [] },
    flags: { OFFLINE: false },
  });
});

test('an app that keeps nothing leaves what the portal of its origin keeps', async () => {
  localStorage.setItem('gantry.kept_person', '{}');
  signedIn();
  await signIn(options, ask);
  expect(localStorage.getItem('gantry.kept_person')).toBe('{}');
});

test('after the end of a session, the person is asked before the next sign-in', async () => {
  history.replaceState(null, '', '/Error/sessionExpired');
  sessionStorage.setItem('gantry.return_address', '/crews');
  void signIn(options, ask);
  await expect.poll(() => vi.mocked(loadAddress).mock.calls).toEqual([['/crews']]);
  expect(ask).toHaveBeenCalledExactlyOnceWith({ kind: 'ended' });
});

test('somebody’s link to the sign-out asks first', async () => {
  history.replaceState(null, '', '/logout');
  ask.mockReturnValueOnce(new Promise(() => undefined));
  void signIn(options, ask);
  await expect.poll(() => ask.mock.calls).toEqual([[{ kind: 'signOut', unsent: [] }]]);
  expect(loadAddress).not.toHaveBeenCalled();
});

test('the frame of a silent renewal passes the provider’s answer on, to its own origin alone', async () => {
  const post = vi.spyOn(parent, 'postMessage').mockImplementation(() => undefined);
  history.replaceState(null, '', '/silentrenew?code=1');
  void signIn(options, ask);
  expect(post).toHaveBeenCalledExactlyOnceWith(
    { source: 'oidc-client', url: `${location.origin}/silentrenew?code=1`, keepOpen: false },
    location.origin,
  );
  post.mockRestore();
});
