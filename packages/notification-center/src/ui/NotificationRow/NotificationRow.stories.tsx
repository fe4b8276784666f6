import type { CSSProperties } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NotificationListView } from '../NotificationListView/NotificationListView.tsx';
import {
  announcement,
  exportJob,
  importJob,
  item,
  oneOfEachType,
  todo,
  type WireFields,
} from '../testing/demoNotifications.testing.ts';
import { onStage } from '../testing/storyStage.testing.tsx';

const long =
  'The package lacks the as-built drawing of sector B. Ask the crew foreman for it, or approve with a remark; the invoice of the general contractor waits for your answer, and so does the release of the retained five percent.';
const guid = '0a1b2c3d-0000-4000-8000-00000000abcd';

// The type of styles has no custom properties.
const tall = { '--gantry-notification-list-max-block-size': 'none' } as CSSProperties;

const meta = preview.meta({
  title: 'NotificationRow',
  component: NotificationListView,
  args: { list: 'all' },
  decorators: [
    (Story) => (
      <div style={tall}>
        <Story />
      </div>
    ),
  ],
});

const rows = (...notifications: readonly WireFields[]) => ({
  args: { list: 'all' as const },
  decorators: [onStage({ notifications })],
});
const read = { read: true };

export const TodoRows = meta.story({
  ...rows(
    todo('1', 3, { priority: 'high', description: long, poNumber: '4500017733' }),
    todo('2', 50, { priority: 'medium' }),
    todo('3', 300, { priority: 'low', iconColor: '#7c3aed' }, read),
    todo('4', 4000, { priority: 'info', description: 'Nothing has to be done by today.' }, read),
    todo('5', 9000, { status: 'done', description: long }, read),
  ),
  play: async ({ canvas }) => {
    const more = await canvas.findAllByRole('button', { name: 'more' });
    await userEvent.click(more[0] ?? document.body);
    await expect(canvas.getByText(/the retained five percent/)).toBeVisible();
  },
});

export const ExportRows = meta.story({
  ...rows(
    exportJob('1', 1, 'enqueued'),
    exportJob('2', 2, 'running', { percentage: 0 }),
    exportJob('3', 3, 'running', { percentage: 62, jobId: guid }),
    exportJob('4', 4, 'retrying', { percentage: 10 }),
    exportJob('5', 5, 'cancelling'),
    exportJob('6', 30, 'completed', { percentage: 100 }),
    exportJob('7', 60, 'failed', { error: 'The report server closed the connection.' }),
    exportJob('8', 90, 'failed', { retryEnabled: false }, read),
    exportJob('9', 2000, 'cancelled', {}, read),
    exportJob('10', 4000, 'deleted', {}, read),
    exportJob('11', 5000, 'Quarantined', {}, { ...read, title: 'Export with a status nobody knows' }),
  ),
  args: { list: 'exports' },
});
export const ImportRows = meta.story({
  ...rows(
    importJob('1', 1, 'enqueued'),
    importJob('2', 2, 'running', { percentage: 35, description: long }),
    importJob('3', 3, 'running', { percentage: 80, isCancellationRequested: true }),
    importJob('4', 30, 'completed', { percentage: 100, results: true }),
    importJob('5', 60, 'completed', { percentage: 100 }, { ...read, title: 'Jobs import without results' }),
    importJob('6', 90, 'failed', { errorMessage: 'Row 12 has no site.' }),
  ),
  args: { list: 'imports' },
});
export const AnnouncementRows = meta.story({
  ...rows(
    announcement('1', 20, { priority: 'high', description: long }),
    announcement('2', 3000, {}, read),
    announcement('4', 40, { mustRead: true, description: null }, { title: 'New rules for work at height' }),
    announcement(
      '5',
      5000,
      { mustRead: true, receiptDate: '2026-03-01T09:30:00.000Z', description: null },
      { ...read, title: 'Hard hats are due for exchange' },
    ),
    announcement(
      '3',
      9000,
      { description: null, route: '/apps/logisticsManagement' },
      { title: 'Logistics on wall screens' },
    ),
  ),
  args: { list: 'announcements' },
});
export const GenericRows = meta.story(
  rows(
    item('1', 3, {
      type: 'requests',
      title: 'Access to Vendor Portal requested',
      payload: { status: 'Waiting for approval' },
    }),
    item('2', 60, {
      type: 'video-call',
      title: 'Incoming video call',
      payload: { description: 'Room 12', route: '/apps/fieldServiceManagement' },
    }),
    item('3', 90, { type: 'other', title: '', payload: {} }),
  ),
);
export const UnreadableRows = meta.story(
  rows({ lastModifiedDate: new Date().toISOString(), title: 'no id' }, todo('2', 5)),
);
export const InSeveralTypes = meta.story({
  ...rows(...Object.values(oneOfEachType)),
  args: { list: 'all' },
});
export const LongWords = meta.story(
  rows(
    todo(
      '1',
      3,
      {
        programName: 'Northern-Fiber-Build-And-Tower-Modernization-Program-Of-The-Upper-Midwest',
        description: 'x'.repeat(300),
      },
      { title: 'CloseoutPackageOfSiteDAL0417WithoutASingleSpaceInItsNameAndLongerThanAnyRow' },
    ),
  ),
);
