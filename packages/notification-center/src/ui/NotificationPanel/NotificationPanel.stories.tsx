import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { manyExports, severalDays, todo, workingDay } from '../testing/demoNotifications.testing.ts';
import { onStage } from '../testing/storyStage.testing.tsx';
import { NotificationPanel } from './NotificationPanel.tsx';

const meta = preview.meta({
  title: 'NotificationPanel',
  component: NotificationPanel,
  args: { isOpen: true, onOpenChange: fn(), onOpenNotificationCenter: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
});

const page = () => within(document.body);

export const WorkingDay = meta.story({
  decorators: [onStage({ notifications: workingDay() })],
  play: async ({ args }) => {
    await userEvent.click(await page().findByRole('tab', { name: 'Exports' }));
    await page().findByRole('list', { name: 'Exports' });
    await userEvent.keyboard('{ArrowRight}');
    await page().findByRole('list', { name: 'Imports' });
    await userEvent.click(page().getByRole('button', { name: 'Notification options' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Notification Center' }));
    await waitFor(() => expect(args.onOpenNotificationCenter).toHaveBeenCalledOnce());
  },
});
export const Active = meta.story({ decorators: [onStage({ notifications: workingDay() })] });
export const Loading = meta.story({ decorators: [onStage({ latencyMs: 3_600_000 })] });
export const Empty = meta.story({ decorators: [onStage()] });
export const EmptyExports = meta.story({
  decorators: [onStage()],
  play: async () => {
    await userEvent.click(await page().findByRole('tab', { name: 'Exports' }));
    const text = await page().findByText('No Pending Export Request');
    await waitFor(() => expect(text).toBeVisible());
  },
});
export const Failed = meta.story({
  decorators: [onStage({ setUp: ({ failNext }) => failNext('getFilteredNotifications', 1000) })],
});
export const Long = meta.story({
  decorators: [
    onStage({
      notifications: Array.from({ length: 60 }, (_, index) =>
        todo(`t${index}`, index * 7, { description: 'Sector B. '.repeat(20) }),
      ),
    }),
  ],
});
export const Reconnecting = meta.story({
  decorators: [onStage({ notifications: workingDay(), onReady: ({ platform }) => platform.hub.refuse() })],
  play: async () => {
    await expect(await page().findByText(/^Reconnecting/, {}, { timeout: 20_000 })).toBeVisible();
  },
});
export const PushDenied = meta.story({
  args: { pushPermission: 'denied' },
  decorators: [onStage({ notifications: workingDay() })],
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: /Push notifications disabled/ }));
    const instructions = await page().findByText(/set Notifications to Allow/);
    await waitFor(() => expect(instructions).toBeVisible());
  },
});
/** "Today, Yesterday, This week", by the time zone and the language of the reader, and the shortcuts of a list. */
export const DateGroups = meta.story({
  args: { tab: 'all' },
  decorators: [onStage({ notifications: severalDays(), hasDateGroups: true, hasShortcuts: true })],
  play: async () => {
    await page().findByRole('heading', { name: /^(Today|اليوم)$/ });
    await page().findByRole('heading', { name: /^(Older|أقدم)$/ });
  },
});
export const Undo = meta.story({
  decorators: [onStage({ notifications: workingDay(), hasUndo: true })],
  play: async () => {
    await page().findByRole('button', { name: /^Unread: Approve the closeout/ });
    await userEvent.click(page().getByRole('button', { name: 'Notification options' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Mark all as read' }));
    await page().findByRole('button', { name: /^Approve the closeout/ });
    await userEvent.click(await page().findByRole('button', { name: 'Undo' }));
    await page().findByRole('button', { name: /^Unread: Approve the closeout/ });
  },
});
export const ChosenTabs = meta.story({
  args: { tabs: ['announcements', 'requests', 'all'] },
  decorators: [onStage({ notifications: workingDay() })],
});
export const TenThousand = meta.story({
  decorators: [onStage({ notifications: manyExports(10_000) })],
  play: async () => {
    await userEvent.click(await page().findByRole('tab', { name: 'Exports' }));
    await page().findByRole('list', { name: 'Exports' });
  },
});
