import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import type { Profile } from '../engines/start.ts';
import { until } from '../engines/until.ts';
import type { Control } from '../e2e/support/control.ts';
import { journey } from './support/journey.ts';
import { completedJob } from './support/panel.ts';
import { heading } from './support/screens.ts';

/** Waits for the one file that a person has saved, and reads it. */
const readDownload = <T>(profile: Profile, ending: string, read: (content: Buffer) => Promise<T> | T) =>
  until(async () => {
    const names = readdirSync(profile.downloads);
    const [name = '', ...others] = names.filter((each) => each.endsWith(ending));
    if (name === '' || others.length > 0) throw new Error(`Saved: ${names.join(', ')}`);
    return read(readFileSync(join(profile.downloads, name)));
  });

const readWorkbook = (profile: Profile) => readDownload(profile, '.xlsx', (content) => readSheet(content));

/** The services that were asked to start a job. */
async function expectStarted(control: Control, wanted: string) {
  const started = (await control.requests()).filter(({ path }) => /\/BackgroundJobs\/(?:Start|Import)$/.test(path));
  const seen = started.map(({ service, program }) => `${service} ${program ?? ''}`).join();
  if (seen !== wanted) throw new Error(`Jobs were started at ${seen}, not ${wanted}`);
}

journey('an export of a view is a file with the rows of the view @short', async (journey) => {
  const { tab, profile, signIn } = journey;
  await signIn();
  await tab.role('button', { name: 'Planning and Schedule' }).click();
  await tab.role('main').role('link', { name: 'Schedule', exact: true }).click();
  await heading(tab, 'Schedule').expectVisible();
  await tab.role('main').role('row').expectCount(41);
  const [shownHeader, ...shown] = await tab.evaluate(
    () =>
      [...document.querySelectorAll('main tr')].map((row) =>
        [...row.children].map(({ textContent }) => textContent ?? ''),
      ),
    [],
  );
  await tab.role('main').role('button', { name: 'Export', exact: true }).click();
  const row = await completedJob(tab, 'Exports', 'Schedule jobs export');
  await row.role('button', { name: /^Download/ }).click();
  const [header, ...lines] = await readWorkbook(profile);
  const firstTwo = (cells: readonly unknown[]) => cells.slice(0, 2).map(String).join(' ');
  if (header?.join() !== shownHeader?.join()) throw new Error(`The columns are ${String(header)}`);
  if (lines.map(firstTwo).join() !== shown.map(firstTwo).join()) throw new Error(`The file has ${String(lines)}`);
});

journey('an export of an ES module, by the workflow service, is a file @short', async (journey) => {
  const { tab, profile, control, signIn } = journey;
  await signIn({ path: '/apps/supplyChain/main' });
  await tab.role('main').role('button', { name: 'Export', exact: true }).click();
  const row = await completedJob(tab, 'Exports', 'Item management export');
  await row.role('button', { name: /^Download/ }).click();
  await readWorkbook(profile);
  await expectStarted(control, 'base NWX');
});

journey('an import of an ES module, by the workflow service, ends in its results', async (journey) => {
  const { tab, profile, control, signIn } = journey;
  await signIn({ path: '/apps/supplyChain/main' });
  const file = join(profile.downloads, 'items.csv');
  writeFileSync(file, 'Item,Bin\nANT-2204,A1\nCBL-0090,B4\n,C7\n');
  await tab.role('group', { name: 'Import items' }).css('input').setFiles(file);
  await tab.role('button', { name: 'Import', exact: true }).click();
  const row = await completedJob(tab, 'Imports', 'SCM item management save');
  await row.text('SCM item management save').first().click();
  const results = tab.role('dialog', { name: 'Results of SCM item management save' });
  await results.role('row').expectCount(4);
  await results.expectText('ANT-2204');
  await expectStarted(control, 'base NWX');
});

journey('the toasts of jobs lead to the file, the results and the reason', async (journey) => {
  const { tab, profile, control, signIn } = journey;
  await signIn();
  await until(async () => expect(await control.connections()).toHaveLength(1));
  const job = { user: 'avery', steps: 2, stepMs: 300 } as const;
  const toast = (name: string) => tab.role('group', { name });
  await control.startJob({ ...job, kind: 'export', title: 'Tower export' });
  await toast('Tower export completed').role('button', { name: 'Download' }).click();
  await readWorkbook(profile);
  await control.startJob({ ...job, kind: 'import', title: 'Scoping bulk import' });
  await toast('Scoping bulk import completed').role('button', { name: 'Results' }).click();
  await tab.role('dialog').role('table').expectVisible();
  await tab.pressKey('Escape');
  await tab.role('dialog').expectHidden();
  await control.startJob({ ...job, kind: 'export', title: 'Doomed export', outcome: 'failed' });
  await toast('Doomed export failed').role('button', { name: 'Error Details' }).click();
  await tab.role('alertdialog', { name: 'Error on Doomed export' }).expectVisible();
});

journey('the data of a visual are saved as they are filtered', async ({ tab, profile, signIn }) => {
  await signIn({ path: '/apps/dashboards/NWX/report/nwx-po', program: null });
  const report = tab.css('iframe[title="Purchase Orders by Vendor"]').frame();
  const filter = report.role('rowheader').role('button');
  const vendor = await filter.first().read();
  await filter.first().click();
  await filter.expectCount(1);
  await tab.role('main').role('button', { name: 'Export data' }).click();
  await tab.role('menuitem', { name: 'purchase orders by vendor' }).click();
  await readDownload(profile, 'purchase orders by vendor.csv', (content) => {
    // Firefox has the file before its content.
    if (!new RegExp(`^\\uFEFF"${vendor}","\\d+"$`).test(String(content)))
      throw new Error(`The file has ${String(content)}`);
  });
});
