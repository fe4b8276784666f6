import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { journey, type Journey } from './support/journey.ts';
import { choose, completedJob, expectUnread, openPanel, panelOf, rowOf } from './support/panel.ts';

/** Signs in, and opens the panel in the tab and in another one, which it returns. */
async function openTwice({ tab, newTab, portal, signIn }: Journey) {
  await signIn({ byForm: true });
  const other = await newTab();
  await other.goto(portal);
  for (const each of [other, tab]) {
    await each.activate();
    await openPanel(each);
  }
  return other;
}

journey('an import of a file ends in its results', async ({ tab, profile, signIn }) => {
  const file = join(profile.downloads, 'jobs.csv');
  writeFileSync(file, 'Job,Crew\n10001,North\n10002,South\n,West\n');
  await signIn({ path: '/apps/projectManagement' });
  await tab.label(/Import jobs/).setFiles(file);
  await tab.role('button', { name: 'Import', exact: true }).click();
  const row = await completedJob(tab, 'Imports', 'Project management jobs import');
  await row.role('button', { name: /^(?!Actions).*Project management jobs import/ }).click();
  const results = tab.role('dialog').with('10001');
  await results.role('row').expectCount(4);
});

journey('a job is cancelled and tried again @short', async ({ tab, control, signIn }) => {
  await signIn();
  await openPanel(tab, 'Exports');
  const title = 'Cable route export';
  await control.startJob({ user: 'avery', kind: 'export', title, engine: 'workflow', steps: 40, stepMs: 500 });
  await rowOf(tab, title)
    .role('button', { name: /^Cancel/ })
    .click();
  await rowOf(tab, title).expectText('Cancelled');
  await rowOf(tab, title)
    .role('button', { name: /^Retry/ })
    .click();
  await rowOf(tab, title).expectText(/Retrying|Running/);
});

journey('an item that the hub delivers shows in both tabs @short', async (journey) => {
  const { tab, control } = journey;
  const second = await openTwice(journey);
  await control.notify('avery', { type: 'todo', title: 'For both tabs' });
  for (const each of [tab, second]) {
    await each.activate();
    await rowOf(each, 'For both tabs').expectVisible();
  }
});

journey('what is marked as read in a tab is read in the other, one by one and all at once', async (journey) => {
  const { tab, control } = journey;
  const other = await openTwice(journey);
  await control.notify('avery', { type: 'todo', title: 'Read me once' });
  for (const each of [tab, other]) await rowOf(each, 'Read me once').expectText('Unread:');
  const unread = await expectUnread([tab, other], (count) => count > 1);
  await panelOf(tab).role('button', { name: 'Unread: Read me once' }).click();
  await expectUnread([tab, other], (count) => count === unread - 1);
  await choose(tab, 'Mark all as read');
  // In Firefox, the other tab is hidden.
  await expectUnread([tab, other], (count) => count === 0);
});

journey('a hub that is cut and back misses no item', async ({ tab, control, signIn }) => {
  await signIn();
  await openPanel(tab);
  await control.hub('refuse');
  await control.hub('drop');
  await control.notify('avery', { type: 'todo', title: 'While it was cut' }, 'store');
  await control.hub('restore');
  await rowOf(tab, 'While it was cut').expectVisible();
});
