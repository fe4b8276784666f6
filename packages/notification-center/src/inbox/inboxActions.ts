import { muteGlyph, notificationGlyph, removeGlyph, settingsGlyph, snoozeGlyph } from '@gantry/ui-kit/icons';
import type { Notification } from '../core/notification.ts';
import type { InboxAdditions, MenuAction } from '../data/InboxAdditions.ts';
import type { InboxParts } from '../data/InboxParts.ts';
import type { InboxTexts } from './createInboxTexts.ts';
import type { Preferences } from './preferences.ts';
import type { SetAside } from './setAside.ts';
import { snoozeTimes } from './snoozeTimes.ts';

/** Options of {@link createInboxActions}. */
export interface InboxActionsOptions {
  readonly parts: Pick<InboxParts, 'lifetime' | 'texts'>;
  readonly own: InboxTexts;
  readonly setAside: SetAside;
  readonly preferences: Preferences | null;
  readonly openSettings: () => void;
}

/** What an inbox adds to the menus of rows and screens. */
export function createInboxActions(
  options: InboxActionsOptions,
): Pick<InboxAdditions, 'rowActions' | 'screenActions' | 'changes'> {
  const { parts, own, setAside, preferences, openSettings } = options;
  const { dismiss, snooze } = setAside;

  function rowActions(notification: Notification): readonly MenuAction[] {
    const { id, type } = notification;
    const { remove, remindMe, muteType, unmuteType } = own.get();
    const actions: MenuAction[] = [];
    if (dismiss !== undefined) {
      actions.push({ id: 'remove', label: remove, icon: removeGlyph, onAction: () => dismiss([id]) });
    }
    if (snooze !== undefined) {
      const times = snoozeTimes(parts.lifetime.environment.now(), parts.texts.locale.get());
      for (const [name, until] of times) {
        const label = remindMe[name];
        actions.push({ id: name, label, icon: snoozeGlyph, onAction: () => snooze(id, until) });
      }
    }
    if (preferences !== null) {
      const isMuted = preferences.isMuted(notification);
      const onAction = () => preferences.setMuted(type, !isMuted);
      const label = isMuted ? unmuteType : muteType;
      actions.push({ id: 'mute', label, icon: isMuted ? notificationGlyph : muteGlyph, onAction });
    }
    return actions;
  }

  function screenActions(shown?: () => readonly string[]): readonly MenuAction[] {
    const { clearList, settings } = own.get();
    const actions: MenuAction[] = [];
    if (dismiss !== undefined && shown !== undefined) {
      actions.push({ id: 'clear', label: clearList, icon: removeGlyph, onAction: () => dismiss(shown()) });
    }
    if (preferences !== null) {
      actions.push({ id: 'settings', label: settings, icon: settingsGlyph, onAction: openSettings });
    }
    return actions;
  }

  return { rowActions, screenActions, ...(preferences !== null && { changes: preferences.choices }) };
}
