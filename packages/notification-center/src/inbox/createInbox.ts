import { createWritable } from '@gantry/ui-kit/observable';
import type { InboxAdditions, InboxExtension } from '../data/InboxAdditions.ts';
import type { InboxParts } from '../data/InboxParts.ts';
import { connectDateGroups } from './connectDateGroups.ts';
import { createInboxTexts } from './createInboxTexts.ts';
import { createSettingsScreen } from './createSettingsScreen.tsx';
import { createInboxActions } from './inboxActions.ts';
import { createListShortcuts } from './listShortcuts.ts';
import type { InboxMessages } from './messages/index.ts';
import { createOfferUndo } from './offerUndo.ts';
import { connectPreferences } from './preferences.ts';
import { connectSound } from './sound.ts';
import { connectTitleBadge } from './titleBadge.ts';

/**
 * Options of {@link createInbox}. What is left out is absent from the screens. Muted types need no option: they are there if the client of
 * the center has `getPreferences` and `setPreferences`.
 */
export interface InboxOptions {
  /** Puts the rows of panel and page into Today, Yesterday, This week and Older. @default false */
  readonly hasDateGroups?: boolean;
  /** The keys j, k, e and u while a list has focus. @default false */
  readonly hasShortcuts?: boolean;
  /** A toast with Undo after Mark all as read. The app's toasts must call `onClose`. @default false */
  readonly hasUndo?: boolean;
  /** The unread count before the title of the page. @default false */
  readonly hasTitleBadge?: boolean;
  /** Called for what arrives while the page is open, in one tab: {@link playChime}, or a sound of the app. No sound unless given. */
  readonly playSound?: () => void;
  /** Texts that replace the language's own. */
  readonly messages?: Partial<InboxMessages>;
}

/** Makes the inbox of one center: `createNotificationCenter({ …, inbox: createInbox({ hasDateGroups: true }) })`. */
export function createInbox(options: InboxOptions): InboxExtension {
  return { connect: (parts: InboxParts) => connectInbox(parts, options) };
}

function connectInbox(parts: InboxParts, options: InboxOptions): InboxAdditions {
  const { hasDateGroups, hasShortcuts, hasUndo, hasTitleBadge, playSound } = options;
  const own = createInboxTexts(parts.texts, options.messages);
  const offerUndo = hasUndo ? createOfferUndo(parts, own) : null;
  const preferences = connectPreferences(parts, own);
  const settings = preferences && createSettingsScreen(parts, preferences, own, playSound !== undefined);
  const openSettings = () => settings?.open();

  if (hasTitleBadge) connectTitleBadge(parts);
  if (playSound !== undefined) connectSound(parts, preferences, playSound);
  return {
    ...(hasDateGroups && { groups: connectDateGroups(parts, own) }),
    ...(hasShortcuts && { shortcuts: createWritable(createListShortcuts(parts)) }),
    ...(offerUndo && { markAllAsRead: () => parts.readState.markAllAsRead(offerUndo(own.get().allMarked)) }),
    ...(preferences && createInboxActions(own, preferences, openSettings)),
    ...(preferences && { isMuted: preferences.isMuted }),
    ...(settings && { Screen: settings.Screen }),
  };
}
