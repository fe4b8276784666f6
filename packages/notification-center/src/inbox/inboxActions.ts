import { muteGlyph, notificationGlyph, settingsGlyph } from '@gantry/ui-kit/icons';
import type { InboxAdditions } from '../data/InboxAdditions.ts';
import type { InboxTexts } from './createInboxTexts.ts';
import type { Preferences } from './preferences.ts';

/** What an inbox adds to the menus of rows and screens. */
export function createInboxActions(
  own: InboxTexts,
  preferences: Preferences,
  openSettings: () => void,
): Pick<InboxAdditions, 'rowActions' | 'screenActions' | 'changes'> {
  return {
    changes: preferences.choices,
    rowActions(notification) {
      const { muteType, unmuteType } = own.get();
      const isMuted = preferences.isMuted(notification);
      const onAction = () => preferences.setMuted(notification.type, !isMuted);
      const label = isMuted ? unmuteType : muteType;
      return [{ id: 'mute', label, icon: isMuted ? notificationGlyph : muteGlyph, onAction }];
    },
    screenActions: () => [{ id: 'settings', label: own.get().settings, icon: settingsGlyph, onAction: openSettings }],
  };
}
