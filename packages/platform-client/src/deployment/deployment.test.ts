import { loadAhead } from '@gantry/base/loading';
import { describe, expect, test, vi } from 'vitest';
import { createSafeStorage } from '../storage/browserStorage.ts';
import { full, memoryStorage } from '../storage/memoryStorage.testing.ts';
import { createDeployment, watchDeployment } from './deployment.ts';

interface Surroundings {
  readonly build?: string | null;
  /** Answers the request for the version. */
  readonly answer?: () => Response;
  readonly storage?: Storage;
}

const version = (build: string) => () => Response.json({ build });
const noAnswer = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** What `redirect: 'manual'` gives for an answer that leads elsewhere. */
const redirected = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

function pageOf({ build = 'one', answer = version('two'), storage = memoryStorage() }: Surroundings = {}) {
  let time = 0;
  const reload = vi.fn();
  const request = vi.fn(() => Promise.resolve().then(answer));
  const deployment = createDeployment({
    build,
    storage: createSafeStorage(
      () => storage,
      () => undefined,
    ),
    fetch: request,
    reload,
    now: () => time,
  });
  return { deployment, reload, request, wait: (minutes: number) => (time += minutes * 60_000) };
}

describe('a part of the build that could not be loaded', () => {
  test('the page reloads once, whatever builds the server has', async () => {
    const storage = memoryStorage();
    const loads = ['one', 'two', 'one', 'two', 'one'].map((build) => pageOf({ build, storage }));
    const results = [];
    for (const { deployment } of loads) results.push(await deployment.recover());
    expect(results).toEqual(['reloading', 'reloading', 'missing', 'missing', 'missing']);
    expect(loads.filter(({ reload }) => reload.mock.calls.length > 0)).toHaveLength(2);
  });

  test.each([
    ['the same build', version('one'), 'reloading'],
    ['no version', () => new Response('Not found', { status: 404 }), 'reloading'],
    ['a page in place of the version', () => new Response('<!doctype html>'), 'reloading'],
    ['no answer', noAnswer, 'unreachable'],
    ['a sign-on proxy that asks', () => new Response('<h1>Sign in</h1>', { status: 401 }), 'signedOut'],
    ['a sign-on proxy that leads elsewhere', redirected, 'signedOut'],
    ['an error of a proxy', () => new Response('', { status: 502 }), 'unreachable'],
  ] as const)('if the server has %s', async (_, answer, expected) => {
    const { deployment, reload } = pageOf({ answer });
    expect(await deployment.recover()).toBe(expected);
    expect(deployment.get().lostPart).toBe(expected);
    expect(reload).toHaveBeenCalledTimes(expected === 'reloading' ? 1 : 0);
  });

  test.each([
    ['unreachable', noAnswer],
    ['signedOut', redirected],
  ] as const)('another part lost meanwhile leaves what is known: %s', async (expected, answer) => {
    const { deployment } = pageOf({ answer });
    await deployment.recover();
    const seen: unknown[] = [];
    deployment.subscribe(() => seen.push(deployment.get().lostPart));
    expect(await deployment.recover()).toBe(expected);
    expect(seen).not.toContain('checking');
  });

  test('several parts lost at once cause one reload', async () => {
    const { deployment, reload } = pageOf();
    await Promise.all([deployment.recover(), deployment.recover()]);
    await deployment.recover();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a person who keeps the unsaved work is asked once and stays', async () => {
    const { deployment, reload } = pageOf();
    const ask = vi.fn(() => Promise.resolve(false));
    deployment.askBefore(ask);
    expect(await deployment.recover()).toBe('missing');
    expect(await deployment.recover()).toBe('missing');
    expect(ask).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    expect(deployment.get().newBuild).toBe('two');
  });

  test('a part of another server reloads the page only if the portal has a new build', async () => {
    const same = pageOf({ answer: version('one') });
    expect(await same.deployment.recoverForeignPart()).toBe('missing');
    const replaced = pageOf();
    expect(await replaced.deployment.recoverForeignPart()).toBe('reloading');
  });

  test('a page that cannot remember its reload does not reload', async () => {
    const { deployment, reload } = pageOf({ storage: full(memoryStorage()) });
    expect(await deployment.recover()).toBe('missing');
    expect(reload).not.toHaveBeenCalled();
  });

  test('in development nothing reloads by itself', async () => {
    const { deployment, reload, request } = pageOf({ build: null });
    expect(await deployment.recover()).toBe('missing');
    expect(reload).not.toHaveBeenCalled();
    expect(request).not.toHaveBeenCalled();
  });
});

describe('a new build', () => {
  test('is asked for at most every five minutes', async () => {
    const { deployment, request, wait } = pageOf();
    await deployment.check();
    expect(request).not.toHaveBeenCalled();
    wait(5);
    await deployment.check();
    await deployment.check();
    expect(request).toHaveBeenCalledOnce();
    expect(deployment.get().newBuild).toBe('two');
  });

  test('is no longer offered if the server has the page’s build again', async () => {
    let build = 'two';
    const { deployment, wait } = pageOf({ answer: () => Response.json({ build }) });
    const seen = vi.fn();
    deployment.subscribe(seen);
    wait(5);
    await deployment.check();
    build = 'one';
    wait(5);
    await deployment.check();
    expect(deployment.get().newBuild).toBeNull();
    expect(seen).toHaveBeenCalledTimes(2);
  });

  test('no answer changes nothing', async () => {
    const { deployment, wait } = pageOf({ answer: noAnswer });
    wait(5);
    await deployment.check();
    expect(deployment.get()).toEqual({ newBuild: null, lostPart: null, isSignedOut: false });
  });

  test('on request, the page reloads after the question about unsaved work', async () => {
    const { deployment, reload } = pageOf();
    deployment.askBefore(() => Promise.resolve(false));
    await deployment.reload();
    expect(reload).not.toHaveBeenCalled();
    deployment.askBefore(() => Promise.resolve(true));
    await deployment.reload();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a part that Vite could not load', () => {
  /** Loads a part as Vite does: the page receives the failure before the code that loads the part. */
  const failingPart =
    (page: EventTarget) =>
    async (reason: Error = new TypeError('Failed to fetch this part')) => {
      await Promise.resolve();
      page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: reason }));
      throw reason;
    };
  const watched = () => {
    const { deployment, reload } = pageOf();
    const page = Object.assign(new EventTarget(), { document: new EventTarget() });
    watchDeployment(deployment, page as unknown as Window); // The two parts of a page that are watched.
    return { deployment, reload, load: failingPart(page) };
  };

  test('is recovered if somebody needs it', async () => {
    const { reload, load } = watched();
    await expect(load()).rejects.toThrow('Failed to fetch');
    await expect.poll(() => reload).toHaveBeenCalledTimes(1);
  });

  test('is not recovered if it was loaded ahead, until somebody needs it', async () => {
    const { deployment, reload, load } = watched();
    void loadAhead(load);
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    expect(deployment.get().lostPart).toBeNull();
    await expect(load()).rejects.toThrow('Failed to fetch');
    await expect.poll(() => reload).toHaveBeenCalledTimes(1);
  });

  // Vite loads a style sheet once for all that ask meanwhile, and all of them get its error.
  test.each(['before', 'after'])(
    'is recovered if somebody needs it %s it is loaded ahead with the same error',
    async (when) => {
      const { reload, load } = watched();
      const error = new Error('Unable to preload CSS');
      const loads = [() => loadAhead(() => load(error)), () => load(error).catch(() => null)];
      await Promise.all((when === 'after' ? loads : loads.toReversed()).map((begin) => begin()));
      await expect.poll(() => reload).toHaveBeenCalledTimes(1);
    },
  );
});

test('failed calls ask together whether a sign-on proxy answers, and a signed-out page looks again when it is shown', async () => {
  let answer: () => Response = redirected;
  const { deployment, request } = pageOf({ answer: () => answer() });
  const answers = await Promise.all([deployment.isSignedOutByProxy(), deployment.isSignedOutByProxy()]);
  expect([request.mock.calls.length, ...answers]).toEqual([1, true, true]);
  expect([await deployment.isSignedOutByProxy(10_000), request.mock.calls.length]).toEqual([true, 1]);
  expect(await deployment.recover()).toBe('signedOut');
  expect(deployment.get().isSignedOut).toBe(true);
  answer = version('one');
  await deployment.check();
  expect([deployment.get().isSignedOut, await deployment.isSignedOutByProxy()]).toEqual([false, false]);
  // Its screen offers to load it again, since no banner does so any more.
  expect(deployment.get().lostPart).toBe('missing');
});
