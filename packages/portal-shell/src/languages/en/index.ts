/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.
import type { messages as centerMessages } from '@gantry/notification-center/languages/en';
import type { KitMessages } from '@gantry/ui-kit/languages';
import { startMessages } from './start.ts';
import { favouritesMessages } from './favourites.ts';
import { newsMessages } from './news.ts';
import { offlineMessages } from './offline.ts';
import { overridesMessages } from './overrides.ts';
import { paletteMessages } from './palette.ts';
import { reportMessages } from './report.ts';
import { shortcutListMessages } from './shortcutList.ts';
import { tabStatusMessages } from './tabStatus.ts';
import { waitingMessages } from './waiting.ts';
import { uploadsMessages } from './uploads.ts';

/** Every message of the application in English. A part of the portal imports the groups that it uses; this is all of them together. */
export const messages = {
  ...startMessages,
  ...favouritesMessages,
  ...newsMessages,
  ...offlineMessages,
  ...overridesMessages,
  ...paletteMessages,
  ...reportMessages,
  ...shortcutListMessages,
  ...tabStatusMessages,
  ...waitingMessages,
  ...uploadsMessages,
};

/** Every message of the application, in any language. */
export type ShellMessages = typeof messages;

/** Every message of the portal in one language. The folder of each language exports them as `messages`. */
export interface LanguageMessages {
  readonly center: ReturnType<typeof centerMessages>;
  readonly kit: KitMessages;
  readonly shell: ShellMessages;
}
