import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../testing/renderScreen.testing.tsx';
import { sampleFavourites, sampleGroups, sampleRecent } from '../testing/sampleData.testing.tsx';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';

afterEach(() => page.viewport(414, 896));

/** The tile of a group is named by the group and by the modules that it shows. */
const tileOf = (group: string) => ({ name: new RegExp(`^${group}`) });

function Home({ selectedGroupId = null, ...props }: Partial<HomeScreenProps>) {
  const [groupId, setGroupId] = useState(selectedGroupId);
  return (
    <HomeScreen
      userName="Avery Stone"
      appsHref="/apps"
      programSelector={null}
      favourites={[]}
      onFavouritesOrder={() => undefined}
      recent={[]}
      groups={sampleGroups}
      activity={null}
      activityColumnCount={0}
      {...props}
      selectedGroupId={groupId}
      onSelectedGroupChange={setGroupId}
    />
  );
}

/** "Clicking a group toggles its selection and shows that group's module tiles." */
test('a group shows its modules, another replaces it, and the same one again hides them', async () => {
  const screen = await renderScreen(<Home />);
  const group = (name: string) => screen.getByRole('button', tileOf(name));
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

test('a module that stands by itself is a link among the groups, also while a group is open', async () => {
  const [first, second] = sampleGroups;
  const apps = second?.apps.slice(0, 1) ?? [];
  const groups = sampleGroups.flatMap((group) =>
    group === first ? [group, { ...group, id: 'alone', name: '', apps }] : group,
  );
  const screen = await renderScreen(<Home groups={groups} />);
  const list = screen.getByRole('list', { name: 'Application groups' });
  await list.getByRole('button').first().click();
  await expect.element(screen.getByRole('region', { name: first?.name ?? '' })).toBeVisible();
  const alone = list.getByRole('link', { name: apps[0]?.name ?? '', exact: true });
  await expect.element(alone).toHaveAttribute('href', apps[0]?.href ?? '');
  expect(list.getByRole('button', tileOf('Field Work')).elements()).toHaveLength(1);
});

describe('favourites and recent places', () => {
  test('are links, and each section is there once it has one', async () => {
    const screen = await renderScreen(<Home favourites={sampleFavourites} recent={sampleRecent} />);
    const favourites = screen.getByRole('region', { name: 'Favourites' });
    await expect
      .element(favourites.getByRole('link', { name: 'Work Order' }))
      .toHaveAttribute('href', '/apps/workOrder');
    const recent = screen.getByRole('region', { name: 'Recently opened' });
    await expect.element(recent.getByRole('link', { name: 'PO (ALL)' })).toHaveAttribute('href', '/apps/poAll');
    await screen.rerender(<Home recent={sampleRecent} />);
    await expect.element(favourites).not.toBeInTheDocument();
    await screen.rerender(<Home />);
    await expect.element(recent).not.toBeInTheDocument();
  });

  test('favourites are put into another order by keyboard', async () => {
    const onFavouritesOrder = vi.fn();
    const screen = await renderScreen(
      <Home favourites={sampleFavourites} recent={[]} onFavouritesOrder={onFavouritesOrder} />,
    );
    const favourites = screen.getByRole('region', { name: 'Favourites' });
    await favourites.getByRole('button', { name: 'Arrange' }).click();
    const list = favourites.getByRole('grid', { name: 'Favourites' });
    await expect.element(list).toBeVisible();
    await userEvent.tab();
    await expect.element(list.getByRole('row', { name: 'Work Order' })).toHaveFocus();
    // The handle, then the place after the second tile.
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => onFavouritesOrder.mock.calls)
      .toEqual([[['module:projectManagement', 'module:workOrder', 'dashboard:overview']]]);
    await favourites.getByRole('button', { name: 'Done' }).click();
    await expect.element(favourites.getByRole('link', { name: 'Work Order' })).toBeVisible();
  });
});

/** "Home: 16 placeholder tiles for groups while loading and 7 for modules." */
test('shows placeholders for groups, and for the modules of a remembered group', async () => {
  const screen = await renderScreen(<Home favourites={null} recent={null} groups={null} selectedGroupId={3} />);
  const counts = () =>
    screen
      .getByRole('status')
      .elements()
      .map((status) => status.querySelectorAll('[aria-hidden] > *').length);
  await expect.poll(counts).toEqual([16, 7]);
});

test('a group in the address that the person does not have shows nothing', async () => {
  const screen = await renderScreen(<Home selectedGroupId={4711} />);
  await expect.element(screen.getByRole('button', tileOf('Field Work'))).toBeVisible();
  await expect.element(screen.getByRole('button', { pressed: true })).not.toBeInTheDocument();
  expect(screen.getByRole('link').elements()).toHaveLength(1);
});

test('modules that open below the window are scrolled into view', async () => {
  const many = Array.from({ length: 14 }, (_, index) => ({
    id: index,
    name: `Group ${index}`,
    icon: 'apps' as const,
    apps: sampleGroups[1]?.apps ?? [],
  }));
  const screen = await renderScreen(<Home groups={many} />);
  await screen.getByRole('button', tileOf('Group 0')).click();
  await expect
    .element(screen.getByRole('region', { name: 'Group 0' }).getByRole('link', { name: 'Work Order' }))
    .toBeInViewport();
});
