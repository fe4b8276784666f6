import type { Account, DeviceRegistration, State } from '../state/index.ts';
import { refuse } from './request.ts';

/** Keeps where to send an account's push messages; a device that registers again replaces what it said before. */
export function registerDevice(state: State, account: Account, device: DeviceRegistration): void {
  if (device.UserId !== account.userName) return refuse(403, 'UserId: A device is registered for oneself.');
  // Two services keep registrations of one device; the portal's host tells them apart.
  const place = state.devices.findIndex(
    (known) => known.DeviceId === device.DeviceId && known.UserId === device.UserId && known.Host === device.Host,
  );
  state.devices.splice(place === -1 ? state.devices.length : place, 1, device);
  return undefined;
}
