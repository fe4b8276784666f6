import { createListeners } from '@gantry/base/observable';
import type { AnswerOf } from '@gantry/notification-center/conformance';
import type * as v from 'valibot';
import { longestSetting, mostSettings, type settingsCalls } from '../contract/settingsCalls.ts';

type SettingsAnswer = AnswerOf<typeof settingsCalls.getSettings>;
type SettingChange = v.InferOutput<typeof settingsCalls.changeSettings.body>['changes'][number];

/** The settings of every user. */
export interface SettingsStore {
  of(user: string): SettingsAnswer;
  /** Makes the changes that win. A sentence if they are refused: then none is made. */
  change(user: string, changes: readonly SettingChange[]): SettingsAnswer | string;
  /** Calls the listener when settings of a user have changed, with the moment. Returns a function that removes it. */
  onChange(listener: (user: string, at: number) => void): () => void;
  clear(): void;
}

/** A value of null is a removal, which is kept so that an older change does not bring the setting back. */
interface Stored {
  readonly value: unknown;
  readonly at: number;
}

/** Creates a store in memory. */
export function createSettingsStore(now: () => number = Date.now): SettingsStore {
  const byUser = new Map<string, { readonly at: number; readonly stored: ReadonlyMap<string, Stored> }>();
  const listeners = createListeners<[user: string, at: number]>();

  const of = (user: string): SettingsAnswer => {
    const { at = 0, stored = new Map<string, Stored>() } = byUser.get(user) ?? {};
    return {
      at,
      settings: [...stored].flatMap(([key, one]) => (one.value === null ? [] : [{ key, ...one }])),
    };
  };

  return {
    of,
    change(user, changes) {
      if (changes.some(({ value }) => JSON.stringify(value).length > longestSetting))
        return `A value has more than ${String(longestSetting)} characters.`;
      const before = byUser.get(user);
      const stored = new Map(before?.stored);
      const time = now();
      let hasChanged = false;
      for (const { key, value, age, after } of changes) {
        const known = stored.get(key);
        const madeAt = Math.max(0, time - age);
        if (known !== undefined && after < known.at && madeAt <= known.at) continue;
        stored.set(key, { value, at: Math.max(madeAt, (known?.at ?? -1) + 1) });
        hasChanged = true;
      }
      if (stored.size > mostSettings) return `A person has at most ${String(mostSettings)} settings.`;
      if (!hasChanged) return of(user);
      const at = Math.max(time, (before?.at ?? 0) + 1);
      byUser.set(user, { at, stored });
      listeners.call(user, at);
      return of(user);
    },
    onChange: listeners.subscribe,
    clear: () => byUser.clear(),
  };
}
