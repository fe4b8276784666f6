/** What a person chose about notifications. A service that sends push reads `channel/push/…` and `quietHours`. */
import * as v from 'valibot';
import { lensOf, type Settings } from './settingsState.ts';
import { setSettings } from './setSettings.ts';

const choicesSchema = v.object({
  channels: v.record(v.string(), v.boolean()),
  quietHours: v.fallback(v.nullable(v.object({ from: v.string(), until: v.string(), timeZone: v.string() })), null),
  hasTitleCount: v.fallback(v.boolean(), false),
});

/** In the shape of the notification center. Until the person chooses, there are neither quiet hours nor a count in the title. */
type NoticeChoices = v.InferOutput<typeof choicesSchema>;

const channelPrefix = 'channel/';

/** The settings of it, by their keys. Each choice of a channel is one. */
const settingsOf = ({ channels, ...others }: NoticeChoices): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries(channels).map(([key, isChosen]) => [channelPrefix + key, isChosen])),
  ...others,
});

export function createNoticeChoices(settings: Settings) {
  const { get, subscribe } = lensOf(settings, (view) => {
    const channels = [...view].flatMap(([key, value]) =>
      key.startsWith(channelPrefix) && typeof value === 'boolean' ? [[key.slice(channelPrefix.length), value]] : [],
    );
    return v.parse(choicesSchema, { ...Object.fromEntries(view), channels: Object.fromEntries(channels) });
  });
  return {
    get,
    subscribe,
    change(change: (current: NoticeChoices) => NoticeChoices) {
      const before = settingsOf(get());
      const after = settingsOf(change(get()));
      const changed = Object.keys({ ...before, ...after }).filter(
        (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
      );
      setSettings(settings, Object.fromEntries(changed.map((key) => [key, after[key] ?? null])));
    },
  };
}
