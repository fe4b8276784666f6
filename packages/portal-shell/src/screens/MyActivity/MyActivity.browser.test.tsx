import { NotificationCenterProvider, createNotificationCenter } from '@gantry/notification-center';
import { createFakePlatform } from '@gantry/notification-center/testing';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/renderScreen.testing.tsx';
import { samplePrograms } from '../testing/sampleData.testing.tsx';
import { MyActivity } from './MyActivity.tsx';

async function open() {
  const announcement = (id: string, title: string, program: string) => ({
    id,
    type: 'announcement',
    title,
    payload: { program, programName: program },
  });
  const platform = createFakePlatform({
    notifications: [announcement('a', 'Crane permits', 'HFR'), announcement('b', 'Winter access', 'CPT')],
  });
  const center = createNotificationCenter({
    client: platform.client,
    jobs: platform.jobs,
    transport: platform.transport,
    tabs: null,
    userId: 'avery',
    callbacks: { navigate: () => undefined },
  });
  const screen = await renderScreen(
    <NotificationCenterProvider center={center}>
      <MyActivity
        columns={['announcements']}
        programs={samplePrograms}
        notificationCenterHref="/apps/notificationCenter"
      />
    </NotificationCenterProvider>,
  );
  return { screen, platform, activity: screen.getByRole('region', { name: 'My Activity' }) };
}

test('shows the configured columns and links to the Notification Center', async () => {
  const { activity } = await open();
  await expect.element(activity.getByRole('heading', { name: 'Announcements' })).toBeVisible();
  expect(activity.getByRole('heading', { level: 3 }).elements()).toHaveLength(1);
  await expect.element(activity.getByText('Crane permits')).toBeVisible();
  await expect
    .element(activity.getByRole('link', { name: 'Notification Center' }))
    .toHaveAttribute('href', '/apps/notificationCenter');
});

test('Filter shows the items of some programs, Clear shows all', async () => {
  const { screen, activity } = await open();
  await expect.element(activity.getByText('Winter access')).toBeVisible();
  await activity.getByRole('button', { name: 'Filter by program' }).click();
  const popover = screen.getByRole('dialog');
  await popover.getByText('Harbor Fiber Rollout').click();
  await popover.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect.element(activity.getByText('Winter access')).not.toBeInTheDocument();
  await expect.element(activity.getByText('Crane permits')).toBeVisible();
  await activity.getByRole('button', { name: 'Filtered by 1 program' }).click();
  await popover.getByRole('button', { name: 'Clear' }).click();
  await expect.element(activity.getByText('Winter access')).toBeVisible();
});

test('Refresh loads items that the hub did not deliver', async () => {
  const { activity, platform } = await open();
  await expect.element(activity.getByText('Crane permits')).toBeVisible();
  platform.publish({ id: 'c', type: 'announcement', title: 'New safety briefing' }, 'store');
  await activity.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(activity.getByText('New safety briefing')).toBeVisible();
});
