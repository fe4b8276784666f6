import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSignOut, goToSignOut } from './signOut.ts';

vi.mock(import('../addresses/loadPage.ts'), async (load) => ({ ...(await load()), loadAddress: vi.fn() }));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the address of the sign-out. No timer of the page before runs on in it. */
async function openSignOut() {
  const { enter } = createSignOut({
    // Nobody is signed in, and the provider has no address for a sign-out.
    provider: {
      users: { read: () => null, remove: () => undefined },
      load: () => Promise.resolve({ metadataService: { getEndSessionEndpoint: () => Promise.resolve(undefined) } }),
    } as unknown as Parameters<typeof createSignOut>[0]['provider'],
    channel: { announceEnd: () => undefined },
    cleanUp: () => Promise.resolve(),
    unsentOf: () => Promise.resolve([]),
  });
  return (await enter()).kind;
}

test.each([
  ['signs out at once', 9_000, 'signedOutHere'],
  ['asks if it came long after the press, because the page stayed or an error came', 11_000, 'asking'],
])('the address of the sign-out %s', async (_, ms, kind) => {
  goToSignOut(true);
  vi.setSystemTime(Date.now() + ms);
  expect(await openSignOut()).toBe(kind);
  // The press counts once.
  expect(await openSignOut()).toBe('asking');
});
