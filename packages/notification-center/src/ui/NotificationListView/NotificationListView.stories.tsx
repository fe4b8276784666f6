import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { Demo } from '../testing/createDemoCenter.testing.ts';
import { exportJob, manyExports, workingDay } from '../testing/demoNotifications.testing.ts';
import { onStage } from '../testing/storyStage.testing.tsx';
import { NotificationListView } from './NotificationListView.tsx';

const meta = preview.meta({ title: 'NotificationListView', component: NotificationListView, args: { list: 'all' } });
const all = { list: 'all' } as const;

export const WorkingDay = meta.story({
  args: all,
  decorators: [onStage({ notifications: workingDay() })],
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'All' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Unread: Approve the closeout/ })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Unread: Closeout documents/ })).toHaveFocus());
  },
});
export const Loading = meta.story({ args: all, decorators: [onStage({ latencyMs: 3_600_000 })] });
export const Failed = meta.story({
  args: all,
  decorators: [onStage({ setUp: ({ failNext }) => failNext('getFilteredNotifications', 1000) })],
});
export const NothingToDo = meta.story({ args: { list: 'todoActive' }, decorators: [onStage()] });
export const TenThousand = meta.story({
  args: { list: 'exports' },
  decorators: [
    onStage({
      onReady: ({ center: { connection }, platform }) => {
        const stop = connection.subscribe(() => {
          if (connection.get() !== 'connected') return;
          stop();
          platform.publishList(manyExports(10_000).toReversed(), 'hub');
        });
      },
    }),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000'));
  },
});
let shown: Demo | undefined;

export const ArrivalsWait = meta.story({
  args: { list: 'exports' },
  decorators: [
    onStage({
      notifications: manyExports(40),
      onReady: (demo) => {
        shown = demo;
      },
    }),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Exports' });
    const scroller = canvasElement.querySelector('ul')?.parentElement;
    scroller?.scrollTo({ top: 500 });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    shown?.platform.publish(exportJob('new', 0, 'enqueued', {}, { title: 'Newest export' }));
    await userEvent.click(await canvas.findByRole('button', { name: '1 new' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Unread: Newest export' })).toHaveFocus());
  },
});
