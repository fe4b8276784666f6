import { replaceEqualDeep } from '@tanstack/react-query';
import * as v from 'valibot';
import type { PersonalValue } from '../personal/createPersonal.ts';
import { noticeChoicesSchema, type NoticeChoices } from '../personal/noticeChoices.ts';
import type { SettingsView } from './settingsState.ts';
import type { SettingsSource } from './SettingsSource.ts';

const channelPrefix = 'channel/';

/** What a person chose about notifications, as the settings have it. */
function choicesIn(view: SettingsView): NoticeChoices {
  const channels = [...view].flatMap(([key, { value }]) =>
    key.startsWith(channelPrefix) && typeof value === 'boolean' ? [[key.slice(channelPrefix.length), value]] : [],
  );
  const ofKey = (key: string) => view.get(key)?.value;
  return v.parse(noticeChoicesSchema, {
    channels: Object.fromEntries(channels),
    quietHours: ofKey('quietHours'),
    hasTitleCount: ofKey('hasTitleCount'),
  });
}

/** The settings of it, by their keys. Each choice of a channel is one. */
const entriesOf = ({ channels, quietHours, hasTitleCount }: NoticeChoices): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ...Object.entries(channels).map(([key, isChosen]) => [channelPrefix + key, isChosen] as const),
    ['quietHours', quietHours],
    ['hasTitleCount', hasTitleCount],
  ]);

/** Creates the source of what a person chose about notifications. A service that sends push reads `channel/push/…` and `quietHours`. */
export function createNoticeSettings(choices: PersonalValue<NoticeChoices>): SettingsSource {
  return {
    changes(view) {
      const local = entriesOf(choices.get());
      const stored = entriesOf(choicesIn(view));
      return [...new Set([...local.keys(), ...stored.keys()])]
        .filter((key) => JSON.stringify(local.get(key)) !== JSON.stringify(stored.get(key)))
        .map((key) => ({ key, value: local.get(key) ?? null }));
    },
    apply(view) {
      const local = choices.get();
      const next = replaceEqualDeep(local, choicesIn(view));
      if (next !== local) choices.change(() => next);
    },
  };
}
