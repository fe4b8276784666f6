import { replaceEqualDeep } from '@tanstack/react-query';
import * as v from 'valibot';
import { quietHoursSchema, type Personal } from '../personal/createPersonal.ts';
import type { SettingsView } from './settingsState.ts';
import type { SettingsSource } from './SettingsSource.ts';

const channelPrefix = 'channel/';

type Notices = ReturnType<Personal['notificationSettings']['get']>;

/** What a person chose about notifications, as the settings have it. What does not fit is left out. */
function noticesIn(view: SettingsView): Notices {
  const channels = [...view].flatMap(([key, { value }]) =>
    key.startsWith(channelPrefix) && typeof value === 'boolean'
      ? [[key.slice(channelPrefix.length), value] as const]
      : [],
  );
  const quietHours = view.get('quietHours')?.value;
  return {
    channels: Object.fromEntries(channels),
    quietHours: v.is(quietHoursSchema, quietHours) ? quietHours : null,
    hasTitleCount: view.get('hasTitleCount')?.value === true,
  };
}

/** The settings of it, by their keys. Each choice of a channel is one. */
const entriesOf = ({ channels, quietHours, hasTitleCount }: Notices): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ...Object.entries(channels).map(([key, isChosen]) => [channelPrefix + key, isChosen] as const),
    ['quietHours', quietHours],
    ['hasTitleCount', hasTitleCount],
  ]);

/** Creates the source of what a person chose about notifications. A service that sends push reads `channel/push/…` and `quietHours`. */
export function createNoticeSettings({ notificationSettings }: Pick<Personal, 'notificationSettings'>): SettingsSource {
  return {
    changes(view) {
      const local = entriesOf(notificationSettings.get());
      const stored = entriesOf(noticesIn(view));
      return [...new Set([...local.keys(), ...stored.keys()])]
        .filter((key) => JSON.stringify(local.get(key)) !== JSON.stringify(stored.get(key)))
        .map((key) => ({ key, value: local.get(key) ?? null }));
    },
    apply(view) {
      const local = notificationSettings.get();
      const next = replaceEqualDeep(local, noticesIn(view));
      if (next !== local) notificationSettings.change(() => next);
    },
  };
}
