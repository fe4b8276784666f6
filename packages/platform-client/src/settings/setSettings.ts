import type { Settings } from './settingsState.ts';

/** Some days after 1970: the clocks of a device and the service differ by less. */
export const longAgo = 1_000_000_000;

/** Sets values by their keys, or removes them by null, and notes that they have to be sent. */
export function setSettings(settings: Settings, values: Readonly<Record<string, unknown>>): void {
  const current = settings.get();
  const { at } = current;
  const waiting = { ...current.waiting };
  // Nobody knows when a value was chosen that was there before the first answer: whatever the service has is later.
  let earlier = Math.max(longAgo, ...Object.values(waiting).map(({ changedAt }) => changedAt));
  for (const [key, value] of Object.entries(values)) {
    // It moves to the end.
    delete waiting[key];
    waiting[key] = { value, changedAt: at < 0 ? (earlier += 1) : settings.now(), after: Math.max(0, at) };
  }
  settings.set({ ...current, waiting });
}

/** Removes settings of which there are too many. That loses to any change which this browser has not seen. */
export function tidySettings(settings: Settings, keys: readonly string[]): void {
  const current = settings.get();
  const waiting = { ...current.waiting };
  for (const key of keys) {
    const known = current.known[key];
    if (known === undefined) delete waiting[key];
    else waiting[key] = { value: null, changedAt: 0, after: known.at };
  }
  settings.set({ ...current, waiting });
}
