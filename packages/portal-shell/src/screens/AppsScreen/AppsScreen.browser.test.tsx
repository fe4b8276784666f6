import { expect, test } from 'vitest';
import { renderScreen } from '../testing/renderScreen.testing.tsx';
import { sampleApp, sampleGroups } from '../testing/sampleData.testing.tsx';
import { AppsScreen } from './AppsScreen.tsx';

const apps = (groups: typeof sampleGroups | null = sampleGroups) => (
  <AppsScreen userName="Avery Stone" groups={groups} />
);

test('greets the person and shows every tile under its group', async () => {
  const screen = await renderScreen(apps());
  await expect
    .element(
      screen.getByRole('heading', { level: 1, name: 'Hi Avery Stone, these are all the apps available for you!' }),
    )
    .toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(11);
  await expect
    .element(screen.getByRole('region', { name: 'Purchasing' }).getByRole('link', { name: 'PO (ALL)' }))
    .toHaveAttribute('href', '/apps/poAll');
});

test('the field filters apps by name and announces how many match', async () => {
  const screen = await renderScreen(apps());
  const field = screen.getByRole('searchbox', { name: 'Find an app' });
  await field.fill('field');
  await expect.element(screen.getByText('3 apps')).toBeInTheDocument();
  await expect.element(screen.getByRole('region', { name: 'Purchasing' })).not.toBeInTheDocument();
  await field.fill('crane');
  await expect.element(screen.getByText('No app matches “crane”.')).toBeVisible();
  await field.fill('');
  await expect.element(screen.getByRole('region', { name: 'Purchasing' })).toBeVisible();
});

test('shows a module that stands by itself, and finds it', async () => {
  const [first] = sampleGroups;
  const app = sampleApp('alone', 'Alone', 'apps');
  const screen = await renderScreen(apps([...sampleGroups, { id: 'alone', name: '', icon: 'apps', apps: [app] }]));
  const alone = screen.getByRole('list', { name: 'Applications', exact: true }).getByRole('link', { name: 'Alone' });
  await expect.element(alone).toHaveAttribute('href', '/apps/alone');
  await screen.getByRole('searchbox', { name: 'Find an app' }).fill('alo');
  await expect.element(screen.getByRole('region', { name: first?.name ?? '' })).not.toBeInTheDocument();
  await expect.element(alone).toBeVisible();
});

test('says that there are no apps, and shows no field', async () => {
  const screen = await renderScreen(apps([]));
  await expect.element(screen.getByText('There are no apps for you in this program.')).toBeVisible();
  expect(screen.getByRole('searchbox').query()).toBeNull();
});
