import type { LocalChange, SettingsView } from './settingsState.ts';

/** Something that a person arranges, as settings. */
export interface SettingsSource {
  /** What this browser has otherwise than the settings, in the order in which it was changed. */
  readonly changes: (view: SettingsView) => readonly LocalChange[];
  /** Shows the settings in this browser. A value that does not fit is left out. */
  readonly apply: (view: SettingsView) => void;
  /** What this browser has where there is no setting, no matter who chose it. */
  readonly own?: (view: SettingsView) => ReadonlyMap<string, unknown>;
}
