import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Services } from '../services/createServices.ts';
import { connectMessaging } from './firebase.ts';
import { startPush } from './startPush.ts';

vi.mock(import('./firebase.ts'));

const firebase = { apiKey: 'key', projectId: 'gantry', messagingSenderId: '7', appId: '1:7:web:1' };

afterEach(() => {
  vi.restoreAllMocks();
});

/** Starts push for a person who has allowed it. Neither a worker nor Firebase takes part. */
function start(registerDevice: Services['monolith']['registerDevice']) {
  const registration = {} as ServiceWorkerRegistration; // The mock of Firebase receives it, and nobody reads it.
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('granted');
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve(registration));
  vi.mocked(connectMessaging).mockResolvedValue({ token: 'device-token', stop: () => undefined });
  const subscribeToPush = vi.fn<Services['notification']['subscribeToPush']>(() => Promise.resolve());
  startPush({
    configuration: {
      flags: { PUSH_NOTIFICATIONS: true, BYPASS_MODULE_SECURITY: false, DEBUG: false },
      push: { firebase, vapidKey: 'vapid' },
    },
    userId: 'avery',
    // The two calls are all that push needs of the services.
    services: { monolith: { registerDevice }, notification: { subscribeToPush } } as unknown as Services,
    navigate: () => undefined,
  });
  return subscribeToPush;
}

describe('the token of a device', () => {
  test('is sent to both services, with the person, the platform and the id of the device', async () => {
    const registerDevice = vi.fn<Services['monolith']['registerDevice']>(() => Promise.resolve());
    const subscribeToPush = start(registerDevice);
    const device = {
      DeviceToken: 'device-token',
      UserId: 'avery',
      DevicePlatform: 'web',
      DeviceId: expect.stringMatching(/./),
    };
    await vi.waitFor(() => expect(subscribeToPush).toHaveBeenCalledExactlyOnceWith({ ...device, Host: location.host }));
    expect(registerDevice).toHaveBeenCalledExactlyOnceWith(device);
  });

  test('that cannot be sent to one service is only logged, and reaches the other', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const refusal = new Error('503');
    const subscribeToPush = start(() => Promise.reject(refusal));
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('not registered'), refusal),
    );
    expect(subscribeToPush).toHaveBeenCalledOnce();
  });
});
