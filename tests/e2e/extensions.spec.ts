import { expect, test } from './support/test.ts';

/** The demonstration's extension fills every slot. */
const late = /\d+ workflows wait for more than 20 days/;

test('an extension adds a badge, help, hits and a widget, and its parts load when they are shown', async ({
  page,
  signIn,
}) => {
  const entries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/workflow-desk/entry.js')) entries.push(request.url());
  });
  await signIn('avery', { path: '/apps/workflow' });
  await expect(page.getByRole('heading', { name: 'Running workflows' })).toBeVisible();
  expect(entries).toEqual([]);

  await test.step('the tiles of the module and of its group have a badge', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click();
    const group = page.getByRole('main').getByRole('button', { name: late });
    await group.click();
    const tiles = page.getByRole('list', { name: 'Applications in Workflow' });
    await expect(tiles.getByRole('link', { name: late })).toHaveAttribute('href', '/apps/workflow');
    expect(entries).toHaveLength(1);
  });

  await test.step('My Activity has the widget', async () => {
    const widget = page.getByRole('region', { name: 'Workflow Desk' });
    await expect(widget.getByRole('listitem').nth(0)).toContainText(/^WF-\d+: /);
    await widget.getByRole('link', { name: 'Open Workflow' }).click();
    await expect(page.getByRole('heading', { name: 'Running workflows' })).toBeVisible();
  });

  const number = await page.getByRole('rowheader').nth(0).innerText();
  await test.step('the search of the top bar finds a workflow', async () => {
    await page.getByRole('combobox').fill(number);
    await page.keyboard.press('Enter');
    const hit = page.getByRole('option', { name: number });
    await expect(hit).toContainText('Workflow Desk');
    await hit.click();
    await expect(page).toHaveURL(/\/apps\/workflow$/);
  });

  await test.step('the palette too', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill(number);
    await expect(
      palette.getByRole('group', { name: 'Workflow Desk' }).getByRole('option', { name: number }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the help panel has its entry', async () => {
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'How workflows wait' }).click();
    await expect(page).toHaveURL(/\/apps\/workflow$/);
  });
  expect(entries).toHaveLength(1);
});

test('an extension speaks the language of the portal', async ({ page, signIn }) => {
  await signIn('avery');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('dialog').getByText('العربية', { exact: true }).click();
  await page.keyboard.press('Escape');
  const widget = page.getByRole('region', { name: 'Workflow Desk' });
  await expect(widget.getByRole('link', { name: 'فتح سير العمل' })).toBeVisible();
});

test('an extension that fails takes nothing with it', async ({ page, signIn, control, expectFailedLoads }) => {
  expectFailedLoads();
  await control.fault({ service: 'base', path: '/records/api/workflow', status: 500 });
  await signIn('avery');
  const widget = page.getByRole('region', { name: 'Workflow Desk' });
  await expect(widget.getByRole('alert')).toContainText('Workflow Desk could not be loaded.');
  // The tile of the group names its applications, and no badge.
  await expect(page.getByRole('main').getByRole('button', { name: 'Workflow Workflow', exact: true })).toBeVisible();
  await control.reset();
  await widget.getByRole('button', { name: 'Try again' }).click();
  await expect(widget.getByRole('link', { name: 'Open Workflow' })).toBeVisible();
});

test('a person without its permission has none of it', async ({ page, signIn }) => {
  const entries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/workflow-desk/entry.js')) entries.push(request.url());
  });
  await signIn('noor');
  // The widget would be above this link of My Activity.
  await expect(page.getByRole('main').locator('a[href="/apps/notificationCenter"]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Workflow Desk' })).toBeHidden();
  expect(entries).toEqual([]);
});
