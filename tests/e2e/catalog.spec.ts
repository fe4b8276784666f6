import { configure } from './support/intercept.ts';
import { NotificationPanel } from './support/notificationPanel.ts';
import { menuEntry } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

test('a module whose path is overridden works in tiles, menu, to-dos, result links and import pages', async ({
  page,
  portal,
  control,
  signIn,
}) => {
  test.slow();
  await configure(page, portal, { catalog: { projectManagement: { path: 'schedule/jobs' } } });
  await signIn('avery');
  const main = page.getByRole('main');
  const schedule = main.getByRole('heading', { level: 1, name: 'Schedule', exact: true });
  const entry = menuEntry(page, 'Schedule');

  await test.step('tile', async () => {
    await page.getByRole('button', { name: 'Planning and Schedule' }).click();
    await main.getByRole('link', { name: 'Schedule', exact: true }).click();
    await expect(page).toHaveURL(`${portal}/apps/schedule/jobs`);
    await expect(schedule).toBeVisible();
  });

  await test.step('links of the module', async () => {
    await main.getByRole('link', { name: '10001', exact: true }).click();
    await expect(page).toHaveURL(`${portal}/apps/schedule/jobs/10001`);
    await expect(main.getByRole('heading', { level: 1, name: /^Job 10001,/ })).toBeVisible();
  });

  await test.step('menu', async () => {
    await entry.click();
    await expect(page).toHaveURL(`${portal}/apps/schedule/jobs`);
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(schedule).toBeVisible();
  });

  const panel = new NotificationPanel(page);

  await test.step('a to-do that names the default address', async () => {
    await control.notify('avery', {
      type: 'todo',
      title: 'Confirm the start of job 10002',
      payload: { status: 'active', route: '/apps/projectManagement/10002?from=todo', program: 'NWX' },
    });
    await panel.showTab('Active');
    await panel.row('Confirm the start of job 10002').getByText('Confirm the start of job 10002').click();
    await expect(page).toHaveURL(`${portal}/apps/schedule/jobs/10002?from=todo`);
    await expect(main.getByRole('heading', { level: 1, name: /^Job 10002,/ })).toBeVisible();
  });

  await test.step('the Results link of an import, and its page', async () => {
    const id = await control.startJob({
      user: 'avery',
      kind: 'import',
      title: 'Project management jobs import',
      steps: 1,
      stepMs: 50,
    });
    await panel.showTab('Imports');
    await panel.root.locator(`a[href$="/jobsImportResults/${id}"]`).click();
    await expect(page).toHaveURL(`${portal}/apps/schedule/jobs/jobsImportResults/${id}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results of Project management jobs import');
  });

  await test.step('a bookmark of an import page at the default address', async () => {
    const address = new URL(page.url());
    await page.goto(address.href.replace('/apps/schedule/jobs/', '/apps/projectManagement/'));
    await expect(page).toHaveURL(address.href);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results of Project management jobs import');
  });
});

test('a sub-application without an address is not installed: no menu entry, no tile, and its route is a 404', async ({
  page,
  portal,
  signIn,
}) => {
  await configure(page, portal, { modules: [] });
  await signIn('avery', { path: '/apps' });
  const links = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(links('Work Order').first()).toBeVisible();
  await expect(links('Workflow')).toHaveCount(0);
  await expect(links('Supply Chain 2.0')).toHaveCount(0);
  await page.goto('/apps/workflow');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('BYPASS_MODULE_SECURITY offers noor every module and program, and DEBUG loads scripts without .min', async ({
  page,
  portal,
  control,
  signIn,
  loadsMayFail,
}) => {
  // The services still decide what a person may have.
  loadsMayFail();
  await configure(page, portal, {}, { BYPASS_MODULE_SECURITY: true, DEBUG: true });
  await signIn('noor');
  // The service's menu names five of her modules. She reads Arabic.
  const entry = (route: string) => page.getByRole('navigation').locator(`a[href="/apps/${route}"]:not([target])`);
  await expect(entry('closeoutManagement')).toBeVisible();
  await entry('projectManagement').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  const paths = (await control.requests()).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/Scripts/schedule'))).toEqual(['/Scripts/schedule.1.4.2.js']);
  await page.goto('/?program=CPT');
  await expect(page.getByRole('banner')).toContainText('أبراج قمم كاسكيد');
});
