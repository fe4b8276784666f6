import preview from '../../../../../.storybook/preview.tsx';
import { createStoredSettings } from '../../data/index.ts';
import { onStage } from '../testing/storyStage.testing.tsx';
import { NotificationSettingsDialog } from './NotificationSettingsDialog.tsx';

const meta = preview.meta({
  title: 'NotificationSettings',
  component: NotificationSettingsDialog,
  args: { isOpen: true, onClose: () => {} },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

const withSettings = (initial: Parameters<typeof createStoredSettings>[1]) => [
  onStage({
    settings: createStoredSettings('workshop.notifications', initial),
    programs: () => [
      { id: 'NWX', name: 'Northwind Wireless Expansion' },
      { id: 'TBC', name: 'Tidewater Backbone Corridor' },
    ],
    hasPush: true,
  }),
];

export const Initial = meta.story({ decorators: withSettings({}) });
export const QuietHours = meta.story({
  decorators: withSettings({
    channels: { 'toast/export': false, 'badge/other': false, 'sound/todo': true },
    quietHours: { from: '22:00', until: '06:30', timeZone: 'America/Chicago' },
    hasTitleCount: true,
  }),
});
export const WithoutPrograms = meta.story({
  decorators: [onStage({ settings: createStoredSettings('workshop.alone', {}) })],
});
