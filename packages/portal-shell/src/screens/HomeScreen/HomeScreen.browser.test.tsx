import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../testing/renderScreen.testing.tsx';
import { sampleGroups } from '../testing/sampleData.testing.tsx';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';

function Home({ selectedGroupId = null, ...props }: Partial<HomeScreenProps>) {
  const [groupId, setGroupId] = useState(selectedGroupId);
  return (
    <HomeScreen
      userName="Avery Stone"
      appsHref="/apps"
      programSelector={null}
      groups={sampleGroups}
      activity={null}
      activityColumnCount={0}
      {...props}
      selectedGroupId={groupId}
      onSelectedGroupChange={setGroupId}
    />
  );
}

test('greets the person', async () => {
  const screen = await renderScreen(<Home />);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Hi Avery Stone, Welcome!' })).toBeVisible();
});

/** "Clicking a group toggles its selection and shows that group's module tiles." */
test('a group shows its modules, another replaces it, and the same one again hides them', async () => {
  const screen = await renderScreen(<Home />);
  const group = (name: string) => screen.getByRole('button', { name });
  const fieldWork = screen.getByRole('region', { name: 'Field Work' });
  const apps = screen.getByRole('link', { name: 'See all apps' });
  await expect.element(apps).toHaveAttribute('href', '/apps');
  expect(screen.getByRole('link').elements()).toHaveLength(1);

  await group('Field Work').click();
  await expect.element(group('Field Work')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(fieldWork.getByRole('link', { name: 'Work Order' })).toHaveAttribute('href', '/apps/workOrder');
  expect(fieldWork.getByRole('link').elements()).toHaveLength(4);

  await group('Closeout').click();
  await expect.element(group('Field Work')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(fieldWork).not.toBeInTheDocument();
  await expect.element(screen.getByRole('region', { name: 'Closeout' })).toBeVisible();

  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('region', { name: 'Closeout' })).not.toBeInTheDocument();
});

test('opening a group moves nothing above it', async () => {
  const screen = await renderScreen(<Home />);
  const places = () =>
    sampleGroups.map(({ name }) => screen.getByRole('button', { name }).element().getBoundingClientRect().top);
  const before = places();
  await screen.getByRole('button', { name: 'Field Work' }).click();
  await expect.element(screen.getByRole('region', { name: 'Field Work' })).toBeVisible();
  expect(places()).toEqual(before);
});

/** "Home: 16 placeholder tiles for groups while loading and 7 for modules." */
test('shows placeholders for groups, and for the modules of a remembered group', async () => {
  const screen = await renderScreen(<Home groups={null} selectedGroupId={3} />);
  const counts = () =>
    screen
      .getByRole('status')
      .elements()
      .map((status) => status.querySelectorAll('[aria-hidden] > *').length);
  await expect.poll(counts).toEqual([16, 7]);
});

test('a group in the address that the person does not have shows nothing', async () => {
  const screen = await renderScreen(<Home selectedGroupId={4711} />);
  await expect.element(screen.getByRole('button', { name: 'Field Work' })).toBeVisible();
  expect(screen.getByRole('region').elements()).toHaveLength(0);
});

test('says that the program has no applications', async () => {
  const screen = await renderScreen(<Home groups={[]} />);
  await expect.element(screen.getByText('There are no applications for you in this program.')).toBeVisible();
});

test('modules that open below the window are scrolled into view', async () => {
  const many = Array.from({ length: 14 }, (_, index) => ({
    id: index,
    name: `Group ${index}`,
    icon: 'apps' as const,
    apps: sampleGroups[1]?.apps ?? [],
  }));
  const screen = await renderScreen(<Home groups={many} />);
  await screen.getByRole('button', { name: 'Group 0', exact: true }).click();
  await expect
    .element(screen.getByRole('region', { name: 'Group 0' }).getByRole('link', { name: 'Work Order' }))
    .toBeInViewport();
});
