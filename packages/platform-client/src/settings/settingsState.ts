/** What a browser knows of the settings of a person: what the service has, and what has to be sent to it. */
import { createWritable, type Readable, type Writable } from '@gantry/base/observable';
import * as v from 'valibot';

const known = v.object({ value: v.unknown(), at: v.number() });
const waiting = v.object({
  /** Null removes the setting. */
  value: v.unknown(),
  /** By the clock of this device. */
  changedAt: v.number(),
  /** The `at` of the last answer before it: whatever the service had then is earlier. */
  after: v.number(),
});

export const settingsStateSchema = v.object({
  /** When the last answer was stored; below 0 before the first one. */
  at: v.number(),
  /** These two are in the order in which they were changed. */
  known: v.record(v.string(), known),
  waiting: v.record(v.string(), waiting),
});

/** The state of one person in one browser. */
export type SettingsState = v.InferOutput<typeof settingsStateSchema>;

/** Before the first answer. */
export const unknownSettings: SettingsState = { at: -1, known: {}, waiting: {} };

/** The value of each setting as this browser should show it, in the order in which they were changed. */
export type SettingsView = ReadonlyMap<string, unknown>;

export function viewOf({ known, waiting }: SettingsState): SettingsView {
  const view = new Map<string, unknown>();
  // What waits is later than all that the service has.
  for (const [key, { value }] of [...Object.entries(known), ...Object.entries(waiting)]) {
    view.delete(key);
    if (value !== null) view.set(key, value);
  }
  return view;
}

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
