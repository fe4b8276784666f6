import { setSettings } from '@gantry/platform-client/settings/setSettings';
import { viewOf, type Settings } from '@gantry/platform-client/settings/settingsState';
import { choices, type Preferences } from './preferences.ts';
import type { PreferencesStore } from './preferencesStore.ts';

const oneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const shortText = (value: unknown) => value === null || (typeof value === 'string' && value.length <= 64);

/** The preferences that follow a person, by their names, with the check of a value. Further ones belong to the browser. */
const followed = {
  theme: oneOf(choices.theme),
  /** A browser whose portal does not have it follows the profile. */
  language: shortText,
  direction: oneOf(choices.direction),
  density: oneOf(choices.density),
  /** A browser that does not know it takes that of the device. */
  timeZone: shortText,
} as const satisfies { readonly [Name in keyof Preferences]?: (value: unknown) => boolean };

/** A setting is never null, which removes it. */
const automatic = 'auto';

/**
 * Makes the preferences of this browser those of a person: a choice in this tab is a setting, and a setting of another device is shown here. It begins
 * before anything can be chosen, because what is chosen before it would be replaced at the next visit.
 *
 * @param isTouched whether the device is touched, which keeps its own density
 */
export function followPreferences(preferences: PreferencesStore, settings: Settings, isTouched: boolean): void {
  // The keys of a constant.
  const names = (Object.keys(followed) as (keyof typeof followed)[]).filter((name) => !isTouched || name !== 'density');

  const show = () => {
    const shown = preferences.get();
    const view = viewOf(settings.get());
    const change = names.flatMap((name) => {
      const setting = view.get(name);
      const value = setting === automatic ? null : setting;
      // A later version of the portal may have set what this one does not know.
      return followed[name](value) && value !== shown[name] ? [[name, value]] : [];
    });
    if (change.length > 0) preferences.set(Object.fromEntries(change));
  };
  let noted = 0;
  const note = () => {
    const choices = preferences.choices.get().slice(noted);
    noted += choices.length;
    // Before the first answer, another person may have chosen what this browser has.
    if (settings.get().at < 0) return;
    const view = viewOf(settings.get());
    const changed = choices.flatMap(([choice, before]) =>
      names.flatMap((name) =>
        choice[name] === undefined || choice[name] === before[name] ? [] : [[name, choice[name]]],
      ),
    );
    // The last choice counts: a theme that was tried and put back is no change.
    const chosen = Object.entries(Object.fromEntries(changed)).flatMap(([name, value]) =>
      (value ?? automatic) === view.get(name) ? [] : [[name, value ?? automatic]],
    );
    if (chosen.length > 0) setSettings(settings, Object.fromEntries(chosen));
  };

  // What was chosen while this part was loading is newer than the settings.
  note();
  show();
  preferences.choices.subscribe(note);
  settings.subscribe(show);
}
