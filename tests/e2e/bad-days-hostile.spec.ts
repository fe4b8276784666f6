import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

const patiently = { timeout: 60_000 };

const script = `<img src=x onerror="alert('hostile')"><script>alert('hostile')</script>`;
const megabyte = 'm'.repeat(1_000_000);

/** Fails the test if the page opens a dialog or another page. */
const unharmed = test.extend<{
  harm: string[];
  /** The rows of avery's notification center. */
  rows: Locator;
}>({
  harm: [
    async ({ page, context }, use) => {
      const harm: string[] = [];
      page.on('dialog', (dialog) => {
        harm.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      context.on('page', (other) => harm.push(`another page: ${other.url()}`));
      await use(harm);
      expect(harm).toEqual([]);
    },
    { auto: true },
  ],
  rows: async ({ page, signIn }, use) => {
    await signIn('avery', { path: '/apps/notificationCenter', program: null });
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await use(rows);
  },
});

unharmed('script in any field: markup in every text is shown as text', async ({ page, control, rows }) => {
  const main = page.getByRole('main');
  const payload = {
    description: `${script} in the description`,
    programName: `${script} in the program`,
    poNumber: `${script} in the order`,
    status: `${script} in the status`,
    error: script,
    errorMessage: script,
    iconColor: `red;background:url(https://evil.example/${script})`,
  };
  for (const type of ['todo', 'announcement', 'export', 'import', 'requests', script])
    await control.notify('avery', { type, title: `${script} ${type}`, payload });
  await control.notify('avery', { type: 'todo', title: 'Harmless' });
  await expect(rows.first()).toContainText('Harmless');
  await expect(main.getByText(`${script} todo`, { exact: true })).toBeVisible();
  await expect(main.getByText(`${script} export`, { exact: true })).toBeVisible();
  await expect(main.getByText('in the program').first()).toBeVisible();
  expect(await page.locator('img[src="x"], [onerror], [style*="evil.example"]').count()).toBe(0);
});

/** Routes that no click may follow. */
const hostileRoutes = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'http://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/..//evil.example/',
  '/\t/evil.example/',
  'https://user:password@evil.example/',
  `/apps/${megabyte}`,
];

unharmed(
  'javascript: and data: addresses: a route that leads out of the portal leads nowhere',
  async ({ page, panel, control }) => {
    await expect(panel.newest).toBeVisible();
    const address = page.url();
    for (const [index, route] of hostileRoutes.entries()) {
      await unharmed.step(route.slice(0, 40), async () => {
        const title = `Route ${String(index)} of many`;
        await control.notify('avery', { type: 'todo', title, payload: { route, program: 'HFR' } });
        await panel.root.getByRole('button', { name: `Unread: ${title}`, exact: true }).click();
        // A press on a read item has no effect, so its title is plain text.
        await expect(panel.row(title)).not.toContainText('Unread:');
        await expect(panel.row(title).getByRole('button', { name: title, exact: true })).toHaveCount(0);
        await expect(panel.row(title).getByRole('link')).toHaveCount(0);
        expect(page.url()).toBe(address);
      });
    }
    await expect(page.getByRole('banner', { name: 'Top bar' })).not.toContainText('Harbor Fiber Rollout');
  },
);

unharmed('strings of 1 MB: texts are cut, and the list still shows the others', async ({ page, control, rows }) => {
  for (const type of ['todo', 'export', 'import', 'announcement', megabyte]) {
    await control.notify('avery', {
      type,
      title: `${type.slice(0, 20)} ${megabyte}`,
      payload: {
        description: megabyte,
        status: megabyte,
        programName: megabyte,
        poNumber: megabyte,
        error: megabyte,
        iconColor: megabyte,
        jobId: megabyte,
      },
    });
  }
  await control.notify('avery', { type: 'todo', title: 'After the flood' });
  await expect(rows.first()).toContainText('After the flood', patiently);
  await expect(rows.nth(1)).toContainText('mmmmmmmm');
  expect((await page.getByRole('main').textContent())?.length).toBeLessThan(50_000);
  await page.reload();
  await expect(rows.first()).toContainText('After the flood', patiently);
});

const fields = ['type', 'title', 'read', 'dateTime', 'createdDate', 'delete', 'payload'];
const payloadFields =
  'program programName status percentage description route poNumber type iconColor error errorMessage results priority '
    .concat('retryEnabled cancellationEnabled isCancellationRequested jobId blobName queueName')
    .split(' ');
const every = (names: string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]));

unharmed('malformed field, each: a wrong type in every field', async ({ page, control, rows }) => {
  const wrong: unknown[] = [null, 7, true, 'wrong', ['wrong'], { wrong: { wrong: true } }, 1e308, ''];
  const items = wrong.flatMap((value) => [
    every(fields, value),
    ...['todo', 'export', 'import', 'announcement', 'requests'].map((type) => ({
      ...every(fields, value),
      type,
      payload: every(payloadFields, value),
    })),
  ]);
  await control.notifyMany('avery', items);
  for (const item of items) await control.notify('avery', item);
  await control.notify('avery', { type: 'todo', title: 'After the nonsense' });
  await expect(rows.first()).toContainText('After the nonsense', patiently);
  await expect(rows.nth(1)).toContainText('Notification without a title');

  // Scrolling down draws each of them, and no row has failed.
  await page.reload();
  await expect(rows.first()).toContainText('After the nonsense', patiently);
  await rows.first().hover();
  const last = page.getByRole('main').locator(`[aria-posinset="${String(items.length + 1)}"]`);
  await expect
    .poll(async () => {
      await expect(rows.filter({ hasText: 'This notification could not be read' })).toHaveCount(0);
      await page.mouse.wheel(0, 300);
      return last.isVisible();
    }, patiently)
    .toBe(true);
  await expect(page.getByText(/something went wrong/i)).toHaveCount(0);
});
