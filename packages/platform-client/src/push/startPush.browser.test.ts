import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { examplePlatform } from '../platformOptions.testing.ts';
import type { HttpClient } from '../services/HttpClient.ts';
import { registeredDeviceKey } from '../storage/stored.ts';
import { getDeviceToken } from './firebase.ts';
import { forgetDevice } from './registeredDevice.ts';
import { registerServiceWorker } from '../worker/registerServiceWorker.ts';
import { startPush } from './startPush.ts';

vi.mock(import('./firebase.ts'));

const firebase = { apiKey: 'key', projectId: 'gantry', messagingSenderId: '7', appId: '1:7:web:1' };
const unsubscribe = vi.fn(() => Promise.resolve(true));

const registrationWith = (workers: object) =>
  ({
    ...workers,
    pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
  }) as unknown as ServiceWorkerRegistration; // The portal uses only these members, and the mock of Firebase none.

beforeEach(() => {
  localStorage.clear();
  unsubscribe.mockClear();
  const registration = registrationWith({ active: { state: 'activated' } });
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('granted');
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const request = vi.fn<HttpClient['request']>();
const services = { request };

interface Start {
  readonly token?: string;
  readonly userId?: string;
  readonly addresses?: Partial<typeof examplePlatform.services>;
  readonly keepsFiles?: boolean;
}

/** Starts push for a person who has allowed it, until it has registered what is due. Neither a worker nor Firebase takes part. */
async function start({ token = 'device-token', userId = 'avery', addresses = {}, keepsFiles = false }: Start = {}) {
  vi.mocked(getDeviceToken).mockResolvedValue(token);
  const stop = startPush({
    configuration: {
      flags: { KEEP_FILES: keepsFiles, OFFLINE: false, PUSH_NOTIFICATIONS: true },
      push: { firebase, vapidKey: 'vapid' },
      modules: [],
      extensions: [],
      views: { scriptFolders: [] },
      services: { ...examplePlatform.services, ...addresses },
    },
    userId,
    personId: `subject of ${userId}`,
    services,
    navigate: () => undefined,
  });
  await expect.poll(() => getDeviceToken).toHaveBeenCalledOnce();
  // The registration holds this lock.
  await navigator.locks.request('gantry.push', () => undefined);
  stop();
  vi.mocked(getDeviceToken).mockClear();
}

const device = {
  DeviceToken: 'device-token',
  UserId: 'avery',
  DevicePlatform: 'web',
  DeviceId: expect.stringMatching(/./),
};

/** One call to each service, with this device. */
const both = (change: Partial<typeof device> = {}) => [
  [{ ...device, ...change }],
  [{ ...device, ...change, Host: location.host }],
];

/** What both services have received since the last question. */
function told() {
  const sentTo = (path: string) =>
    request.mock.calls.flatMap(([call]) =>
      `${call.service}: ${call.method} ${call.path}` === path ? [call.body] : [],
    );
  const calls = [
    sentTo('monolith: POST /api/UserNotification/RegisterUserDeviceForPushNotifications'),
    sentTo('notification: POST /api/PushNotifications/Subscribe'),
  ];
  expect(request.mock.calls.every(([call]) => call.isProgramRequired === false)).toBe(true);
  request.mockClear();
  return calls;
}

beforeEach(() => {
  request.mockReset().mockResolvedValue(undefined);
});

test.each([
  ['tells its state', (worker: EventTarget) => worker.dispatchEvent(new Event('statechange'))],
  // So does WebKit at times.
  ['only takes the page over', () => navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))],
])('the own worker is waited for, whatever worker of another app serves the page: one that %s', async (_, tell) => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const registration = registrationWith({ active: null, waiting: null, installing });
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration);
  const listen = vi.spyOn(installing, 'addEventListener');
  const started = start();
  await expect.poll(() => listen).toHaveBeenCalledOnce();
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(getDeviceToken).not.toHaveBeenCalled();
  Object.assign(registration, { active: installing, installing: null });
  tell(installing);
  await started;
});

test('a worker that cannot be installed with the files of the build receives messages without them', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const register = vi
    .spyOn(navigator.serviceWorker, 'register')
    .mockResolvedValueOnce(registrationWith({ active: null, waiting: null, installing }))
    .mockResolvedValue(registrationWith({ active: { state: 'activated' } }));
  const listen = vi.spyOn(installing, 'addEventListener');
  const started = start({ keepsFiles: true });
  await expect.poll(() => listen).toHaveBeenCalledOnce();
  installing.state = 'redundant';
  installing.dispatchEvent(new Event('statechange'));
  await started;
  const asked = register.mock.calls.map(([script]) => new URL(String(script), location.origin).searchParams);
  expect(asked.map((duties) => duties.has('keepsFiles'))).toEqual([true, false]);
});

test('the worker that keeps files is the one that receives messages: its address does not change with the permission', async () => {
  const register = vi.spyOn(navigator.serviceWorker, 'register');
  const permission = vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  const flags = { KEEP_FILES: true, OFFLINE: false, PUSH_NOTIFICATIONS: true };
  const parts = { modules: [], extensions: [], views: { scriptFolders: [] }, services: examplePlatform.services };
  await registerServiceWorker({ flags, push: { firebase, vapidKey: 'vapid' }, ...parts });
  permission.mockReturnValue('granted');
  await start({ keepsFiles: true });
  const [before, after] = register.mock.calls.map(([script]) => String(script));
  expect(after).toBe(before);
});

describe('the token of a device', () => {
  test('is sent to both services, with the person, the platform and the id of the device', async () => {
    await start();
    expect(told()).toEqual(both());
  });

  test('is sent again only if something changed', async () => {
    await start();
    told();
    await start();
    expect(told()).toEqual([[], []]);
    await start({ token: 'next' });
    expect(told()).toEqual(both({ DeviceToken: 'next' }));
    await start({ token: 'next', addresses: { monolith: 'https://moved.example' } });
    expect(told()).toEqual([[{ ...device, DeviceToken: 'next' }], []]);
  });

  test('is sent again after a week, because a service may have lost it', async () => {
    await start();
    told();
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now');
    for (const [days, isTold] of [
      [6, false],
      [8, true],
      [14, false],
      // The clock was set back.
      [1, true],
    ] as const) {
      clock.mockReturnValue(now + days * 86_400_000);
      await start();
      expect(told()).toEqual(isTold ? both() : [[], []]);
    }
  });

  test('that cannot be sent to one service is only logged, reaches the other, and is sent again at the next start', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const refusal = new Error('503');
    request.mockRejectedValueOnce(refusal);
    await start();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('not told'), refusal);
    expect(told()).toEqual(both());
    await start();
    expect(told()).toEqual([[device], []]);
  });

  test('of another person is replaced before this one is registered', async () => {
    await start();
    unsubscribe.mockClear();
    await start();
    expect(unsubscribe).not.toHaveBeenCalled();
    await start({ userId: 'noor', token: 'of noor' });
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(localStorage.getItem(registeredDeviceKey)).toContain('"person":"subject of noor"');
  });

  test('that has ended is empty at both services, and the device is registered anew when push is allowed again', async () => {
    await start();
    told();
    await forgetDevice(services);
    expect(told()).toEqual(both({ DeviceToken: '' }));
    await forgetDevice(services);
    expect(told()).toEqual([[], []]);
    await start();
    expect(told()).toEqual(both());
  });
});
