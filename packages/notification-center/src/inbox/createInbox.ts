import type { InboxExtension } from '../data/InboxAdditions.ts';
import type { InboxParts } from '../data/InboxParts.ts';
import { createWritable } from '../core/utilities/readable.ts';
import { connectDateGroups } from './connectDateGroups.ts';
import { createInboxTexts } from './createInboxTexts.ts';
import { createListShortcuts } from './listShortcuts.ts';
import type { InboxMessages } from './messages/index.ts';
import { createMarkAllWithUndo } from './undoMarkAll.ts';

/** Options of {@link createInbox}. What is left out is absent from the screens. */
export interface InboxOptions {
  /** Puts the rows of panel and page into Today, Yesterday, This week and Older. @default false */
  readonly hasDateGroups?: boolean;
  /** The keys j, k, e and u while a list has focus. @default false */
  readonly hasShortcuts?: boolean;
  /** A toast with Undo after Mark all as read. The app's toasts must call `onClose`. @default false */
  readonly hasUndo?: boolean;
  /** Texts that replace the language's own. */
  readonly messages?: Partial<InboxMessages>;
}

/** Makes the inbox of one center: `createNotificationCenter({ …, inbox: createInbox({ hasDateGroups: true }) })`. */
export function createInbox(options: InboxOptions): InboxExtension {
  const { hasDateGroups = false, hasShortcuts = false, hasUndo = false } = options;
  return {
    connect(parts: InboxParts) {
      const texts = createInboxTexts(parts.texts, options.messages);
      return {
        ...(hasDateGroups && { groups: connectDateGroups(parts, texts) }),
        ...(hasShortcuts && { shortcuts: createWritable(createListShortcuts({ ...parts, dismiss: undefined })) }),
        ...(hasUndo && { markAllAsRead: createMarkAllWithUndo(parts, texts) }),
      };
    },
  };
}
