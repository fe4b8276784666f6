import { expect, test } from '@playwright/test';
import { program } from '../e2e/support/signIn.ts';
import { engineNames } from '../engines/engine.ts';
import { missingFor } from '../engines/start.ts';
import type { Tab } from '../engines/Tab.ts';
import { until } from '../engines/until.ts';
import { openPanel, panelOf } from '../journeys/support/panel.ts';
import { bar, heading } from '../journeys/support/screens.ts';
import { fillSignIn } from '../journeys/support/signIn.ts';
import { startDeadZone, type DeadZone } from './support/deadZone.ts';
import { platformPassword } from './support/platform.ts';
import { fieldBrowser, untilKept } from './support/fieldBrowser.ts';

// A person works where the signal ends: nginx is stopped and the browser killed, and everything arrives once and in order later.
let zone: DeadZone | undefined;

test.beforeAll(async () => {
  zone = await startDeadZone();
});

// A trace of the runner asks a browser that is killed, whose answer fails the test.
test.use({ trace: 'off' });

test.afterAll(() => zone?.close());

function started(): DeadZone {
  if (zone === undefined) throw new Error('The servers did not start.');
  return zone;
}

const toSend = (tab: Tab, count: number) =>
  bar(tab).role('button', { name: new RegExp(`^Notifications.* ${String(count)} changes? to send`) });
const noteField = (tab: Tab) => tab.label('Note for the crew');

/** Uses the portal with a network: the worker, the answers and the view of a job are kept then. */
async function prepare(tab: Tab, portal: string, job: number) {
  await tab.goto(portal);
  await fillSignIn(tab, platformPassword);
  await tab.role('dialog').text(program, { exact: true }).click();
  await heading(tab, /Welcome/).expectVisible();
  await openPanel(tab);
  await panelOf(tab).role('listitem').first().expectVisible();
  await untilKept(tab, 'gantry-page');
  // What was loaded before the worker was there is not kept.
  await tab.goto(`${portal}/apps/projectManagement/${String(job)}`);
  await tab.text('40 of 40').expectVisible();
  const answers = [`/Views/projectManagement/${String(job)}`, '/version.manifest', '/Schedule/Jobs'];
  await untilKept(tab, '/Scripts/list.', '/Scripts/schedule.', ...answers);
}

/** Opens Home without a network. Returns how many milliseconds it took. */
async function openHome(tab: Tab, portal: string) {
  const begin = performance.now();
  await tab.goto(portal);
  await heading(tab, /Welcome/).expectVisible();
  return Math.round(performance.now() - begin);
}

interface Work {
  /** How many notifications are marked as read. */
  readonly marks: number;
  readonly notes: readonly string[];
}

/** Marks the first unread notification as read by its menu, which is opened again if a slow browser closed it under the pointer. */
async function markFirstAsRead(tab: Tab, count: number) {
  const row = panelOf(tab).role('listitem').with('Unread:').first();
  const entry = tab.role('menuitem', { name: 'Mark as read' });
  await until(async () => {
    if ((await entry.count()) === 0) await row.role('button', { name: /^Actions for/ }).click();
    await entry.expectVisible();
    await entry.click();
    await until(async () => {
      if ((await toSend(tab, count).count()) === 0)
        throw new Error(`The bell says nothing of ${String(count)} changes`);
    }, 15_000);
  });
}

/** Marks notifications and writes notes without a network. Each waits. */
async function work(tab: Tab, jobAddress: string, { marks, notes }: Work) {
  await openPanel(tab);
  for (let count = 1; count <= marks; count += 1) await markFirstAsRead(tab, count);
  await tab.goto(jobAddress);
  await tab.text('40 of 40').expectVisible();
  for (const [index, note] of notes.entries()) {
    await noteField(tab).fill(note);
    await tab.role('button', { name: 'Save' }).click();
    await toSend(tab, marks + index + 1).expectVisible();
  }
}

/** Waits until nothing waits, and expects all of it in PostgreSQL: once, and in order. */
async function expectArrived(tab: Tab, zone: DeadZone, job: number, { marks, notes }: Work) {
  await heading(tab, /Welcome/).expectVisible();
  await bar(tab)
    .role('button', { name: /^Notifications(?!.*to send)/ })
    .expectVisible();
  const arrived: string[][] = [];
  await expect.poll(() => arrived.push(...zone.takeArrivals())).toBe(marks + notes.length);
  expect(arrived.filter(([kind]) => kind === 'note')).toEqual(notes.map((note) => ['note', String(job), note]));
  const marked = arrived.filter(([kind, , mark]) => kind === 'mark' && mark === 'true').map(([, id]) => id);
  expect(new Set(marked).size).toBe(marks);
  // A browser may send a call again by itself. The platform knows its key.
  expect(zone.takeArrivals()).toEqual([]);
}

for (const [index, name] of engineNames.entries()) {
  const ends = name === 'webkit' ? 'reloads' : 'crashes';
  test(`in ${name}, Home opens in a dead zone, and what is written there outlives ${ends} and arrives once and in order, after a sign-in if the session has ended`, async () => {
    const missing = missingFor(name);
    test.skip(missing.length > 0, `${name} is not installed: there is no ${missing.join(', ')}`);
    const given = started();
    const { portal } = given;
    given.reset();
    const job = index + 1;
    const jobAddress = `${portal}/apps/projectManagement/${String(job)}`;
    const browser = await fieldBrowser(name);
    let tab: Tab;

    /** Cuts the network and works in a browser that crashes before and afterwards. */
    const workInDeadZone = async (things: Work) => {
      await given.cut();
      await browser.crash();
      tab = await browser.open();
      const home = await openHome(tab, portal);
      console.log(`${name}: Home without a network after ${String(home)} ms`);
      // Two seconds are asked for. A host under load is several times slower.
      expect(home).toBeLessThan(20_000);
      await tab.text(/^The portal has no connection.*Showing data from/).expectVisible();
      await work(tab, jobAddress, things);
      await browser.crash();
      expect(given.takeArrivals()).toEqual([]);
    };

    try {
      await prepare(await browser.open(), portal, job);
      await browser.quit();
      tab = await browser.open();
      await tab.goto(portal);
      await heading(tab, /Welcome/).expectVisible();

      const day = {
        marks: 10,
        notes: ['Bring the crane.', 'Bring the crane at nine.', 'The gate is open.'],
      };
      await workInDeadZone(day);
      await given.restore();
      tab = await browser.open();
      await tab.goto(portal);
      await expectArrived(tab, given, job, day);
      // A tab that stays keeps its session, and is asked for no sign-in as a browser is that was closed.
      if (name === 'webkit') return;

      // The next day has an inbox of its own, which is kept again.
      given.reset();
      await tab.goto(portal);
      await openPanel(tab);
      await panelOf(tab).role('listitem').with('Unread:').first().expectVisible();

      const nextDay = { marks: 2, notes: ['The gate is shut.', 'Ring twice.'] };
      await workInDeadZone(nextDay);
      await given.endSessions();
      await given.restore();
      tab = await browser.open();
      await tab.goto(portal);
      await tab.label(/user name/i).expectVisible();
      expect(given.passedOn()).toEqual([]);
      await fillSignIn(tab, platformPassword);
      await expectArrived(tab, given, job, nextDay);
    } finally {
      await browser.close();
    }
  });
}
