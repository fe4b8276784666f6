import { expect } from '@playwright/test';
import { until } from '../engines/until.ts';
import { journey, test, type Journey } from './support/journey.ts';
import { openPanel, panelOf } from './support/panel.ts';
import { darknessOf, missingForPaper, sheetsOf } from './support/paper.ts';

test.skip(missingForPaper !== null, `Paper was not read: ${missingForPaper ?? ''}`);

/** Names that stand by themselves, as those of controls do. */
const controls = /(?:^|\s{2})(?:skip to.*|mark all.*|load more|retry|download|cancel|results|more)(?:\s{2}|$)/im;

/** Prints the page. Whatever the theme, the sheets are light and bear no control of the screen. */
async function print({ tab }: Pick<Journey, 'tab'>): Promise<readonly string[]> {
  const pdf = await tab.print();
  expect(darknessOf(pdf)).toBeLessThan(0.15);
  const sheets = sheetsOf(pdf);
  expect(sheets.join('\n')).not.toMatch(controls);
  return sheets;
}

const isOn = (sheet: string, title: string) => new RegExp(`${title}\\b`).test(sheet);

journey(
  'paper has 200 rows of the center and every row of a dark module, each on one sheet',
  async ({ tab, portal, control, signIn }) => {
    const titles = Array.from({ length: 200 }, (_, index) => `Row ${String(index)} of 200`);
    await control.notifyMany(
      'avery',
      titles.map((title) => ({
        type: 'announcement',
        title,
        payload: {
          description: `About ${title}: ${'every site of the northern programs, '.repeat(8)}the end of ${title}.`,
        },
      })),
    );
    await signIn({ path: '/apps/projectManagement' });
    await tab.evaluate(() => {
      const key = 'gantry.preferences';
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      const newValue = JSON.stringify({ ...kept, theme: 'dark' });
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }, []);
    await until(async () =>
      expect(await tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme, [])).toBe('dark'),
    );

    const jobs = tab.role('table').first().role('link');
    await jobs.first().expectVisible();
    const names = await jobs.readAll();
    expect(names.length).toBeGreaterThan(20);
    const module = await print({ tab });
    expect(names.filter((name) => !module.some((sheet) => sheet.includes(name)))).toEqual([]);
    // The head of the table is repeated.
    const hasJobs = (sheet: string) => names.some((name) => sheet.includes(name));
    expect(module.filter((sheet) => hasJobs(sheet) && !/planned start/i.test(sheet))).toEqual([]);

    await tab.goto(`${portal}/apps/notificationCenter`);
    const first = tab.css('[aria-posinset="1"]');
    const size = async () => Number(await first.attribute('aria-setsize'));
    await until(async () => expect(await size()).toBeGreaterThanOrEqual(50));
    while ((await size()) < 200) {
      const before = await size();
      await tab.role('button', { name: /load more/i }).click();
      await until(async () => expect(await size()).toBeGreaterThan(before));
    }
    const center = await print({ tab });
    // The end of a description that the screen cuts off stands on the sheet of its title.
    const isWhole = (title: string) => center.some((sheet) => isOn(sheet, title) && isOn(sheet, `end of ${title}`));
    expect(titles.filter((title) => !isWhole(title))).toEqual([]);
  },
);

journey('paper has every row of a sub-application, below the head of its table', async ({ tab, control, signIn }) => {
  const rows = Array.from({ length: 150 }, (_, index) => [`Step ${String(index)} of 150`, `Crew ${String(index)}`]);
  const body = { caption: 'Steps', columns: ['Step', 'Standing'], rows };
  await control.fault({ service: 'base', path: '/records/api/workflow', status: 200, body });
  await signIn({ path: '/apps/workflow' });
  await tab.text('Step 0 of 150', { exact: true }).expectVisible();
  const sheets = await print({ tab });
  const isWhole = ([step = '', crew = '']: readonly string[]) =>
    sheets.some((sheet) => isOn(sheet, step) && isOn(sheet, crew) && /standing/i.test(sheet));
  expect(rows.filter((row) => !isWhole(row))).toEqual([]);
});

journey('paper has every row of the results of an import', async ({ tab, control, signIn }) => {
  await signIn();
  const title = 'Scope import';
  const payload = { status: 'Completed', results: '400 lines read.' };
  const id = await control.notify('avery', { type: 'import', title, payload });
  const items = Array.from({ length: 400 }, (_, index) => `JOB-${String(index)}`);
  const rows = items.map((item, index) => ({
    line: index + 2,
    item,
    outcome: 'created',
    message: `Of line ${String(index + 2)}.`,
  }));
  await control.fault({
    service: 'application',
    path: `/UserBackgroundJobs/${id}`,
    status: 200,
    body: { Id: id, Description: '', ResultData: JSON.stringify(rows) },
  });
  await openPanel(tab, 'Imports');
  await panelOf(tab)
    .role('button', { name: `Unread: ${title}` })
    .click();
  await tab
    .role('dialog', { name: `Results of ${title}` })
    .text('JOB-0', { exact: true })
    .expectVisible();
  const sheets = await print({ tab });
  const isWhole = (item: string, index: number) =>
    sheets.some((sheet) => isOn(sheet, item) && isOn(sheet, `Of line ${String(index + 2)}`));
  expect(items.filter((item, index) => !isWhole(item, index))).toEqual([]);
  // The head of the table is repeated, and no sheet is empty.
  expect(sheets.filter((sheet) => !/outcome/i.test(sheet))).toEqual([]);
  expect(sheets.length).toBeLessThan(24);
});

journey('paper has the reference of an error, and addresses in the place of buttons', async ({ tab, portal }) => {
  await tab.goto(`${portal}/Error/unauthorized`);
  const contact = tab.role('link', { name: /contact support/i });
  const address = (await contact.attribute('href')) ?? '';
  const reference = await tab.text(/^Reference/).read();
  const sheets = await print({ tab });
  expect(sheets).toHaveLength(1);
  const words = (sheets[0] ?? '').replaceAll(/\s+/g, ' ');
  expect(words).toContain(reference);
  expect(words).toContain(`(${address})`);
  expect(words).not.toMatch(/home/i);
});
