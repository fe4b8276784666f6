/** What a person arranged, by key. Each part of the portal reads its keys by a lens. */
import { createWritable, type Readable, type Writable } from '@gantry/base/observable';
import { viewOf, type SettingsState, type SettingsView } from './settingsState.ts';

/** The settings of a person in this browser, the same in all tabs. */
export interface Settings extends Writable<SettingsState> {
  readonly now: () => number;
}

/** A part of the settings as one value, which stays the same object until it changes. */
export function lensOf<Value>(settings: Settings, read: (view: SettingsView) => Value): Readable<Value> {
  const value = createWritable(read(viewOf(settings.get())));
  settings.subscribe(() => {
    const next = read(viewOf(settings.get()));
    if (JSON.stringify(next) !== JSON.stringify(value.get())) value.set(next);
  });
  return value;
}
