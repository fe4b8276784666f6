import type { DeviceRegistration, State } from '../state/index.ts';
import { refuse } from './request.ts';

/** Saves the registration of a device for a user's push messages. A repeated registration replaces the earlier one, and one without a token removes it. */
export function registerDevice(state: State, userName: string, device: DeviceRegistration): object {
  if (device.UserId !== userName) return refuse(403, 'UserId: A device is registered for oneself.');
  // One device registers with two services. Their registrations differ in `Host`.
  const place = state.devices.findIndex(
    (known) => known.DeviceId === device.DeviceId && known.UserId === device.UserId && known.Host === device.Host,
  );
  state.devices.splice(place === -1 ? state.devices.length : place, 1, ...(device.DeviceToken === '' ? [] : [device]));
  return {};
}
