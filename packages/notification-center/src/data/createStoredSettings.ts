import { storedValue } from '@gantry/base/observable';
import * as v from 'valibot';
import { browserStorage } from './center/createToastMemory.ts';
import type { NotificationSettings, NotificationSettingsStore } from './NotificationSettings.ts';

const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const quietHoursSchema = v.object({ from: timeOfDay, until: timeOfDay, timeZone: v.string() });

/**
 * Keeps the settings of a person in the browser's local storage, for all tabs: `createStoredSettings('orders.notifications')`.
 * @param name the key in the storage
 * @param initial what holds until the person chooses; everything but the sound is on, and there are no quiet hours, unless given
 */
export function createStoredSettings(
  name: string,
  initial: Partial<NotificationSettings> = {},
): NotificationSettingsStore {
  const defaults: NotificationSettings = { channels: {}, quietHours: null, hasTitleCount: false, ...initial };
  const schema = v.object({
    channels: v.fallback(v.record(v.string(), v.boolean()), { ...defaults.channels }),
    quietHours: v.fallback(v.nullable(quietHoursSchema), defaults.quietHours),
    hasTitleCount: v.fallback(v.boolean(), defaults.hasTitleCount),
  });
  const { get, subscribe, set } = storedValue<NotificationSettings>(name, schema, defaults, browserStorage);
  return { get, subscribe, change: (change) => set(change(get())) };
}
