import type { Personal } from '../personal/createPersonal.ts';
import type { SettingsView } from './settingsState.ts';
import type { SettingsSource } from './SettingsSource.ts';

const mutedPrefix = 'muted/';
const switches = ['hasSound', 'hasTitleCount'] as const;

const mutedIn = (view: SettingsView) =>
  [...view.keys()].flatMap((key) => (key.startsWith(mutedPrefix) ? [key.slice(mutedPrefix.length)] : []));

const isOn = (view: SettingsView, name: (typeof switches)[number]) => view.get(name)?.value === true;

/** Creates the source of what a person chose about notifications. Each muted type is a setting of its own. */
export function createNoticeSettings({ notificationSettings }: Pick<Personal, 'notificationSettings'>): SettingsSource {
  return {
    changes(view) {
      const local = notificationSettings.get();
      const muted = mutedIn(view);
      return [
        ...muted
          .filter((type) => !local.mutedTypes.includes(type))
          .map((type) => ({ key: mutedPrefix + type, value: null })),
        ...local.mutedTypes
          .filter((type) => !muted.includes(type))
          .map((type) => ({ key: mutedPrefix + type, value: true })),
        ...switches
          .filter((name) => local[name] !== isOn(view, name))
          .map((name) => ({ key: name, value: local[name] })),
      ];
    },
    apply(view) {
      const local = notificationSettings.get();
      const next = {
        mutedTypes: mutedIn(view).toSorted(),
        hasSound: isOn(view, 'hasSound'),
        hasTitleCount: isOn(view, 'hasTitleCount'),
      };
      const isSame =
        switches.every((name) => next[name] === local[name]) &&
        next.mutedTypes.join('\n') === local.mutedTypes.toSorted().join('\n');
      if (!isSame) notificationSettings.change(() => next);
    },
  };
}
