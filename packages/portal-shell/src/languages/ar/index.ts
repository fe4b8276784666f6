import { messages as centerMessages } from '@gantry/notification-center/languages/ar';
import { messages as kitMessages } from '@gantry/ui-kit/languages/ar';
import type { LanguageMessages } from '../en/index.ts';
import { extensionsMessages } from './extensions.ts';
import { favouritesMessages } from './favourites.ts';
import { hintsMessages } from './hints.ts';
import { newsMessages } from './news.ts';
import { offlineMessages } from './offline.ts';
import { paletteMessages } from './palette.ts';
import { reportMessages } from './report.ts';
import { shortcutListMessages } from './shortcutList.ts';
import { startMessages } from './start.ts';
import { tabStatusMessages } from './tabStatus.ts';
import { waitingMessages } from './waiting.ts';
import { uploadsMessages } from './uploads.ts';

export const messages: LanguageMessages = {
  center: centerMessages('ar-AE'),
  kit: kitMessages('ar-AE'),
  shell: {
    ...startMessages,
    ...extensionsMessages,
    ...favouritesMessages,
    ...hintsMessages,
    ...newsMessages,
    ...offlineMessages,
    ...paletteMessages,
    ...reportMessages,
    ...shortcutListMessages,
    ...tabStatusMessages,
    ...waitingMessages,
    ...uploadsMessages,
  },
};
