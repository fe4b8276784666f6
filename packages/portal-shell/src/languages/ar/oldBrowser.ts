/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.
import type { OldBrowserMessages } from '../en/oldBrowser.ts';

export const oldBrowserMessages: OldBrowserMessages = {
  title: 'هذا المتصفح أقدم من أن يعمل مع Gantry',
  text: (date, browsers) => `حدِّثه، أو افتح هذا العنوان في أحد هذه المتصفحات بإصدار ${date} أو أحدث: ${browsers}.`,
  noScript: 'تحتاج Gantry إلى JavaScript. فعِّلها لهذا العنوان، ثم أعد تحميل الصفحة.',
};
