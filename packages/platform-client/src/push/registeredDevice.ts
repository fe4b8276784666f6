import { readStored } from '@gantry/base/observable';
import * as v from 'valibot';
import type { PlatformOptions } from '../PlatformOptions.ts';
import { deviceRegistrationSchema, type DeviceRegistration } from '../services/monolith/monolith.schemas.ts';
import type { MonolithService } from '../services/monolith/monolith.ts';
import type { NotificationService } from '../services/notification/notification.ts';
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
export interface PushServices {
  readonly monolith: Pick<MonolithService, 'registerDevice'>;
  readonly notification: Pick<NotificationService, 'subscribeToPush'>;
}

const names = ['monolith', 'notification'] as const;
type Name = (typeof names)[number];

/** What this browser has registered, and at which address of each service. */
const recordSchema = v.object({
  device: deviceRegistrationSchema,
  told: v.object({ monolith: v.optional(v.string()), notification: v.optional(v.string()) }),
  /** When they were called, in milliseconds. */
  toldAt: v.optional(v.number(), 0),
});

/** A service may lose a token, or take one for dead that was not sent for a month. Nothing notifies the browser, so it is sent again. */
const longestSilenceMs = 7 * 86_400_000;

/** Null if nothing is registered, or a part of the record is missing: then the device is registered again. */
const read = () => readStored(localStore, registeredDeviceKey, recordSchema);

/** Registers a device at the services. "Push token send failures are only logged". Resolves with the services that accepted it. */
async function tell(services: PushServices, device: DeviceRegistration, due: readonly Name[]): Promise<Name[]> {
  const send = (name: Name) =>
    name === 'monolith'
      ? services.monolith.registerDevice(device)
      : services.notification.subscribeToPush({ ...device, Host: location.host });
  const outcomes = await Promise.allSettled(due.map(send));
  return due.filter((_, index) => {
    const outcome = outcomes[index];
    if (outcome?.status === 'rejected') console.warn('A service was not told about this device.', outcome.reason);
    return outcome?.status === 'fulfilled';
  });
}

/** The person that this browser is registered for; null if it is registered for nobody. */
export const registeredUser = (): string | null => read()?.device.UserId ?? null;

export interface DeviceOwner {
  readonly addresses: Pick<PlatformOptions['services'], Name>;
  readonly services: PushServices;
  readonly userId: string;
}

/** Registers this device at each service that does not know it yet: after a new token, for another person, or at another address. */
export async function registerDevice({ addresses, services, userId }: DeviceOwner, token: string): Promise<void> {
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
    device,
    told: { ...told, ...Object.fromEntries(accepted.map((name) => [name, addresses[name]])) },
    toldAt: due.length === names.length ? now : (known?.toldAt ?? now),
  };
  localStore.setItem(registeredDeviceKey, JSON.stringify(record));
}

/** Reports to the services that know this device that it has no token any more. They offer no call that removes a device. */
export async function forgetDevice(services: PushServices): Promise<void> {
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
