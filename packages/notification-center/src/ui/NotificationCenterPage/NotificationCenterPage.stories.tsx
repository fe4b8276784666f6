import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { manyExports, workingDay } from '../testing/demoNotifications.testing.ts';
import { onStage } from '../testing/storyStage.testing.tsx';
import { NotificationCenterPage } from './NotificationCenterPage.tsx';

const meta = preview.meta({
  title: 'NotificationCenterPage',
  component: NotificationCenterPage,
  parameters: { layout: 'fullscreen' },
});

export const WorkingDay = meta.story({ decorators: [onStage({ notifications: workingDay() })] });
export const Searched = meta.story({
  decorators: [onStage({ notifications: workingDay() })],
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'All' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search notifications' }), 'closeout');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  },
});
export const NoResults = meta.story({
  decorators: [onStage({ notifications: workingDay() })],
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'All' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search notifications' }), 'submarine');
    await expect(await canvas.findByText('No results')).toBeVisible();
  },
});
export const ToDo = meta.story({
  args: { tab: 'todo' },
  decorators: [onStage({ notifications: workingDay() })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Archive' }));
    await canvas.findByRole('list', { name: 'Archive' });
  },
});
export const Loading = meta.story({ decorators: [onStage({ latencyMs: 3_600_000 })] });
export const Empty = meta.story({ decorators: [onStage()] });
export const Failed = meta.story({
  decorators: [onStage({ setUp: ({ failNext }) => failNext('getFilteredNotifications', 1000) })],
});
export const TenThousand = meta.story({
  args: { tab: 'exports' },
  decorators: [onStage({ notifications: manyExports(10_000) })],
});
