import { readStored } from '@gantry/base/observable';
import * as v from 'valibot';
import type { PlatformOptions } from '../PlatformOptions.ts';
import type { HttpClient } from '../services/HttpClient.ts';
import { localStore } from '../storage/browserStorage.ts';
import { deviceIdKey, pushDeviceLock, registeredDeviceKey } from '../storage/stored.ts';
import { underLock } from '../storage/underLock.ts';

/** Returns the id of this browser for push. It is created once and kept in local storage. */
function deviceId(storage: Storage): string {
  const id = storage.getItem(deviceIdKey) || crypto.randomUUID();
  storage.setItem(deviceIdKey, id);
  return id;
}

/** The calls that register a device at the two services. */
const paths = {
  monolith: '/api/UserNotification/RegisterUserDeviceForPushNotifications',
  notification: '/api/PushNotifications/Subscribe',
};
const names = ['monolith', 'notification'] as const;
type Name = (typeof names)[number];

const deviceSchema = v.object({
  DeviceToken: v.string(),
  UserId: v.string(),
  DevicePlatform: v.literal('web'),
  DeviceId: v.string(),
});
type Device = v.InferOutput<typeof deviceSchema>;

/** What this browser has registered, of which person, and at which address of each service. */
const recordSchema = v.object({
  person: v.string(),
  device: deviceSchema,
  told: v.object({ monolith: v.optional(v.string()), notification: v.optional(v.string()) }),
  /** When they were called, in milliseconds. */
  toldAt: v.optional(v.number(), 0),
});

/** A service may lose a token, or take one for dead that was not sent for a month. Nothing notifies the browser, so it is sent again. */
const longestSilenceMs = 7 * 86_400_000;

/** Null if nothing is registered, or a part of the record is missing: then the device is registered again. */
const read = () => readStored(localStore, registeredDeviceKey, recordSchema);

/** Registers a device at the services. "Push token send failures are only logged". Resolves with the services that accepted it. */
async function tell(http: HttpClient, device: Device, due: readonly Name[]): Promise<Name[]> {
  const send = (service: Name) => {
    // Links in push messages lead to the host.
    const body = service === 'notification' ? { ...device, Host: location.host } : device;
    return http.request({ service, method: 'POST', path: paths[service], body, isProgramRequired: false });
  };
  const outcomes = await Promise.allSettled(due.map(send));
  return due.filter((_, index) => {
    const outcome = outcomes[index];
    if (outcome?.status === 'rejected') console.warn('A service was not told about this device.', outcome.reason);
    return outcome?.status === 'fulfilled';
  });
}

/** The person that this browser is registered for; null if it is registered for nobody. */
export const registeredUser = (): string | null => read()?.device.UserId ?? null;

/** The subject of the person whose messages come to this browser; null if nobody's do. Another build may have kept the rest otherwise. */
export const deviceOwner = (): string | null =>
  readStored(localStore, registeredDeviceKey, v.object({ person: v.string() }))?.person ?? null;

export interface DeviceOwner {
  readonly addresses: Pick<PlatformOptions['services'], Name>;
  readonly services: HttpClient;
  readonly userId: string;
  /** The subject, to whom the registration belongs. */
  readonly personId: string;
}

/** Registers this device at each service that does not know it yet: after a new token, for another person, or at another address. */
export async function registerDevice(
  { addresses, services, userId, personId }: DeviceOwner,
  token: string,
): Promise<void> {
  const device = { DeviceToken: token, UserId: userId, DevicePlatform: 'web', DeviceId: deviceId(localStore) } as const;
  const known = read();
  const now = Date.now();
  // A clock that was set back proves nothing.
  const isRecent = known !== null && known.toldAt <= now && now - known.toldAt < longestSilenceMs;
  const told = isRecent && JSON.stringify(known.device) === JSON.stringify(device) ? known.told : {};
  const due = names.filter((name) => told[name] !== addresses[name]);
  if (due.length === 0) return;
  const accepted = await tell(services, device, due);
  const record = {
    person: personId,
    device,
    told: { ...told, ...Object.fromEntries(accepted.map((name) => [name, addresses[name]])) },
    toldAt: due.length === names.length ? now : (known?.toldAt ?? now),
  };
  localStore.setItem(registeredDeviceKey, JSON.stringify(record));
}

/** Reports to the services that know this device that it has no token any more. They offer no call that removes a device. */
export async function forgetDevice(services: HttpClient): Promise<void> {
  // Every open tab sees that the permission is withdrawn, and one of them calls the services. The others wait until they have answered: a
  // browser may take a moment to show one tab what another has removed.
  await underLock(pushDeviceLock, {}, async () => {
    const known = read();
    if (known === null) return;
    localStore.removeItem(registeredDeviceKey);
    const due = names.filter((name) => known.told[name] !== undefined);
    await tell(services, { ...known.device, DeviceToken: '' }, due);
  });
}
