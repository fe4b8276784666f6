import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { showAppBadge } from './appBadge.ts';
import { forgetPush } from './forgetPush.ts';
import { localStore } from '../storage/browserStorage.ts';
import { inDatabase } from '../storage/databases.testing.ts';
import { registeredDeviceKey } from '../storage/stored.ts';
import { createPushPermission } from './createPushPermission.ts';
import { questionToTab, answerWorker } from '../worker/questionToTab.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('sign-out ends the own subscription and deletes the own token, and nothing of a neighbour or of another person', async () => {
  const [name, tokens] = ['firebase-messaging-database', 'firebase-messaging-store'];
  const apps = ['own-app', 'other-app'];
  await inDatabase(name, (opened) => Promise.all(apps.map((app) => opened.put(tokens, { token: app }, app))), tokens);
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const unregister = vi.fn(() => Promise.resolve(true));
  const registrationAt = (scope: string) =>
    ({
      scope: location.origin + scope,
      unregister,
      pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
    }) as unknown as ServiceWorkerRegistration; // The portal uses only these members.
  const find = vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registrationAt('/'));
  localStore.setItem(registeredDeviceKey, '{}');
  const endPush = vi.fn(() => Promise.reject(new Error('Firebase is not reached.')));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await forgetPush('own-app', 'avery', endPush);
  expect(endPush).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(unregister).toHaveBeenCalledOnce();
  expect(await inDatabase(name, (opened) => opened.getAllKeys(tokens))).toEqual(['other-app']);

  find.mockResolvedValue(registrationAt('/other/'));
  await forgetPush('own-app', 'avery', endPush);
  expect(unregister).toHaveBeenCalledOnce();

  find.mockResolvedValue(registrationAt('/'));
  localStore.setItem(registeredDeviceKey, '{"person":"logan"}');
  await forgetPush('own-app', 'avery', endPush);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(endPush).toHaveBeenCalledTimes(2);
});

test('sign-out of a person who never allowed push asks nobody', async () => {
  localStore.removeItem(registeredDeviceKey);
  const endPush = vi.fn(() => Promise.resolve());
  await forgetPush(undefined, 'avery', endPush);
  expect(endPush).not.toHaveBeenCalled();
});

describe('the question of the worker', () => {
  /** Asks as the worker does, and hands over `link` once the tab has answered. */
  async function ask(question: unknown, link: unknown, worker = '/service-worker.js') {
    const controller = new AbortController();
    onTestFinished(() => controller.abort());
    const navigate = vi.fn<(path: string) => void>();
    answerWorker(navigate, controller.signal);
    const { port1, port2 } = new MessageChannel();
    const sourceAt = (path: string) =>
      Object.create(ServiceWorker.prototype, { scriptURL: { value: location.origin + path } }) as unknown;
    const answered = new Promise<boolean>((resolve) => {
      port1.addEventListener('message', () => resolve(true), { once: true });
      // The second question is always answered: what the first would do has happened by then.
      const other = new MessageChannel();
      other.port1.addEventListener('message', () => resolve(false), { once: true });
      other.port1.start();
      port1.start();
      for (const [data, port, path] of [
        [question, port2, worker],
        [questionToTab, other.port2, '/service-worker.js'],
      ] as const) {
        const event = new MessageEvent('message', { data, ports: [port] });
        // A page makes no event with a worker as its source.
        navigator.serviceWorker.dispatchEvent(Object.defineProperty(event, 'source', { value: sourceAt(path) }));
      }
    });
    const isAnswered = await answered;
    port1.postMessage(link);
    return { isAnswered, navigate };
  }

  test('is answered, and the address opens in this tab', async () => {
    const { isAnswered, navigate } = await ask(questionToTab, `${location.origin}/apps/workOrder?workOrderId=7`);
    expect(isAnswered).toBe(true);
    await expect.poll(() => navigate).toHaveBeenCalledExactlyOnceWith('/apps/workOrder?workOrderId=7');
  });

  test('the worker of another portal of the origin is not answered', async () => {
    const { isAnswered } = await ask(questionToTab, '/apps', '/portal/service-worker.js');
    expect(isAnswered).toBe(false);
  });

  test('another message is not answered', async () => {
    const { isAnswered } = await ask({ isFirebaseMessaging: true }, '/apps');
    expect(isAnswered).toBe(false);
  });
});

test('the icon of the app has the unread count, and nothing while it is unknown or after sign-out', async () => {
  const setAppBadge = vi.fn(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')));
  vi.stubGlobal('navigator', { setAppBadge });
  showAppBadge(3);
  showAppBadge(null);
  await forgetPush(undefined, null, () => Promise.resolve());
  expect(setAppBadge.mock.calls).toEqual([[3], [0], [0]]);
});

test('a browser without badges is not asked', () => {
  vi.stubGlobal('navigator', {});
  expect(() => showAppBadge(3)).not.toThrow();
});

describe('the permission', () => {
  test('is unavailable and not requested if push is switched off', async () => {
    const request = vi.spyOn(Notification, 'requestPermission');
    const store = createPushPermission(false);
    expect(store.get()).toBe('unsupported');
    await store.request();
    expect(request).not.toHaveBeenCalled();
  });

  test.each([
    [true, 'homeScreen'],
    [false, 'unsupported'],
  ] as const)('in a tab of an iPhone with push %s it is %s', (isEnabled, expected) => {
    vi.stubGlobal('navigator', { standalone: false });
    expect(createPushPermission(isEnabled).get()).toBe(expected);
  });

  test('is read in a browser that does not let it be watched', async () => {
    vi.spyOn(Notification, 'permission', 'get').mockReturnValue('denied');
    vi.spyOn(navigator.permissions, 'query').mockImplementation(() => {
      throw new TypeError('The browser has no such permission.');
    });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(createPushPermission(true).get()).toBe('denied');
    await expect.poll(() => warn.mock.calls.length).toBe(1);
  });

  test('notifies when the person has decided', async () => {
    let permission: NotificationPermission = 'default';
    vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
    vi.spyOn(Notification, 'requestPermission').mockImplementation(() => {
      permission = 'granted';
      return Promise.resolve(permission);
    });
    const store = createPushPermission(true);
    const told = vi.fn<() => void>();
    store.subscribe(told);
    expect(store.get()).toBe('default');
    await store.request();
    expect(store.get()).toBe('granted');
    expect(told).toHaveBeenCalled();
    told.mockClear();
    await store.request();
    expect(told).not.toHaveBeenCalled();
  });
});
