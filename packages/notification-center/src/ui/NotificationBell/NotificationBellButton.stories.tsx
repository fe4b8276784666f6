import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { manyExports, workingDay } from '../testing/demoNotifications.testing.ts';
import { onStage } from '../testing/storyStage.testing.tsx';
import { NotificationBellButton } from './NotificationBellButton.tsx';

const meta = preview.meta({ title: 'NotificationBellButton', component: NotificationBellButton });

export const Unread = meta.story({
  decorators: [onStage({ notifications: workingDay() })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
  },
});
export const NothingUnread = meta.story({ decorators: [onStage()] });
export const VeryMany = meta.story({
  decorators: [onStage({ notifications: manyExports(300).map((fields) => ({ ...fields, read: false })) })],
});
