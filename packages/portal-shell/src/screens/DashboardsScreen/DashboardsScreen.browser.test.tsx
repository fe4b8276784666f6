import { expect, test, vi } from 'vitest';
import { reportPath } from '../dashboards/reports.ts';
import type { DashboardEntry } from '@gantry/platform-client/services/application/application.schemas';
import { renderScreen } from '../testing/renderScreen.testing.tsx';
import { sampleDashboards } from '../testing/sampleData.testing.tsx';
import { DashboardsScreen } from './DashboardsScreen.tsx';

const onSwitchProgram = vi.fn();
const ready = (entries: readonly DashboardEntry[]) => (
  <DashboardsScreen
    state={{ status: 'ready', entries }}
    hrefOf={(item) => reportPath('/apps/dashboards', 'HFR', item)}
    onSwitchProgram={onSwitchProgram}
  />
);

/** "Tiles link to /apps/dashboards/{programId}/dashboard|report/{id}"; "a value starting with 'Dashboard' means dashboard, otherwise report". */
test('lists dashboards and sub-groups', async () => {
  const screen = await renderScreen(ready(sampleDashboards));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Please select a Dashboard' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /Program overview/ }))
    .toHaveAttribute('href', '/apps/dashboards/HFR/dashboard/overview');
  await expect
    .element(screen.getByRole('link', { name: /Weekly progress/ }))
    .toHaveAttribute('href', '/apps/dashboards/HFR/report/weekly');
  const cost = screen.getByRole('region', { name: 'Cost' });
  await expect.element(cost.getByRole('heading', { level: 2, name: 'Cost' })).toBeVisible();
  await expect
    .element(cost.getByRole('region', { name: 'Closeout' }).getByRole('link', { name: /Pending closeout cost/ }))
    .toBeVisible();
});

test.each<[string, readonly DashboardEntry[]]>([
  ['nothing', []],
  ['groups without a dashboard', [{ type: 'Group', id: 'cost', title: 'Cost', items: [] }]],
])('with %s it says so and offers another program', async (_, entries) => {
  onSwitchProgram.mockClear();
  const screen = await renderScreen(ready(entries));
  await expect
    .element(
      screen.getByText('Seems like you do not have any dashboard for this program, try switching to another one.'),
    )
    .toBeVisible();
  await screen.getByRole('button', { name: 'Switch program' }).click();
  expect(onSwitchProgram).toHaveBeenCalledOnce();
});

test('a failure offers a retry', async () => {
  const retry = vi.fn();
  const screen = await renderScreen(
    <DashboardsScreen state={{ status: 'error', retry }} hrefOf={() => '/'} onSwitchProgram={onSwitchProgram} />,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('An unexpected error occurred, please try refreshing the page.');
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});
