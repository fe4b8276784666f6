import { createSettingsStore } from '../../packages/dev-platform/src/state/settings.ts';
import { placeKey, type Place } from '../../packages/portal-shell/src/personal/places.ts';
import { createDevice } from '../../packages/portal-shell/src/settings/createDevices.testing.tsx';

export const place = (id: string): Place => ({ kind: 'module', id, title: id.toUpperCase() });
export const keys = (places: readonly Place[]) => places.map(placeKey);

/** The service of the development platform, and devices whose clocks are off by these times. */
export function createWorld(...clockErrors: readonly number[]) {
  const clock = { now: 1_800_000_000_000 };
  const store = createSettingsStore(() => clock.now);
  const service: Parameters<typeof createDevice>[0]['service'] = (changes) => {
    const answer = changes.length === 0 ? store.of('avery') : store.change('avery', changes);
    if (typeof answer === 'string') throw new Error(answer);
    return answer;
  };
  const open = (error = 0, more: Partial<Parameters<typeof createDevice>[0]> = {}) =>
    createDevice({ service, now: () => clock.now + error, ...more });
  return { clock, store, service, open, devices: clockErrors.map((error) => open(error)) };
}
/** A device of the person. */
export type Device = ReturnType<typeof createDevice>;
