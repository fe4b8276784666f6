import * as v from 'valibot';
import type { Personal, PersonalValue } from './createPersonal.ts';

const quietHoursSchema = v.object({ from: v.string(), until: v.string(), timeZone: v.string() });

/** What a person chose about notifications, in the shape of the notification center, which this floor does not import. What does not fit is left out. */
export const noticeChoicesSchema = v.object({
  channels: v.fallback(v.record(v.string(), v.boolean()), {}),
  quietHours: v.fallback(v.nullable(quietHoursSchema), null),
  hasTitleCount: v.fallback(v.boolean(), false),
});

export type NoticeChoices = v.InferOutput<typeof noticeChoicesSchema>;

/** Until the person chooses, everything but the sound is on, and there are neither quiet hours nor a count in the title. */
export const createNoticeChoices = (personal: Pick<Personal, 'valueOf'>): PersonalValue<NoticeChoices> =>
  personal.valueOf<NoticeChoices>('notifications', noticeChoicesSchema, v.parse(noticeChoicesSchema, {}));
