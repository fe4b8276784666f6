import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { program } from '../e2e/support/signIn.ts';
import { engineNames } from '../engines/engine.ts';
import { missingFor } from '../engines/start.ts';
import type { Tab } from '../engines/Tab.ts';
import { until } from '../engines/until.ts';
import { openPanel, panelOf } from '../journeys/support/panel.ts';
import { bar, openAccount } from '../journeys/support/screens.ts';
import { fillSignIn } from '../journeys/support/signIn.ts';
import { startDeadZone, type DeadZone } from './support/deadZone.ts';
import { platformPassword } from './support/platform.ts';
import { temporaryFolder } from './support/processes.ts';
import { fieldBrowser, untilKept, untilStored } from './support/fieldBrowser.ts';
import { correct, day, fill, people, said, send, view, type Person, type Report } from './support/fieldReport.ts';
import { fillStorage, passHours } from './support/tabConditions.ts';

// Three people share the tablet of a site for a day. Each writes four reports with a photo, mostly without a network.

const reports = {
  avery: [
    day('avery', 1),
    day('avery', 2, { end: '06:00' }, 'The shift ends before it starts.'),
    day('avery', 3, { workPackage: 'WP-9' }, 'This program has no such work package.'),
    day('avery', 4),
  ],
  noor: [
    day('noor', 5, { signature: 'N. Haddad' }, 'Sign with your full name, Noor Haddad.'),
    day('noor', 6),
    day('noor', 7),
    day('noor', 8),
  ],
  logan: [
    day('logan', 9),
    day('logan', 10, { incident: 'injury' }, 'Describe what happened in at least 20 letters.'),
    day('logan', 11),
    day('logan', 12),
  ],
} as const satisfies Record<Person, readonly Report[]>;

const isShort = process.env['INTEROP'] === 'short';
/** What the form is opened with when there is no network. */
const filesOfView = ['/Scripts/forms.', '/Scripts/report.', '/Views/dailyFieldReport', '/fieldreports/api/People'];

let zone: DeadZone | undefined;
const photos = temporaryFolder('photos');

test.beforeAll(async () => {
  zone = await startDeadZone();
  zone.query(`
    insert into "Accounts" select (jsonb_populate_record(one, '{"Id": "logan", "UserName": "logan", "CompleteName": "Logan Park"}')).*
      from "Accounts" one where "UserName" = 'noor';
    insert into "Grants" ("UserId", "ModuleId", "ProgramId") select "Id", 4, 'NWX' from "Accounts" where "UserName" in ('noor', 'logan')`);
  for (const [number, { work }] of Object.values(reports).flat().entries()) {
    const picture = new PNG({ width: 8, height: 8 });
    picture.data.fill(20 * number);
    // What follows a picture is no part of it, and tells the files apart.
    writeFileSync(join(photos.path, `${work}png`), Buffer.concat([PNG.sync.write(picture), Buffer.from(work)]));
  }
});

// A trace of the runner asks a browser that is killed, whose answer fails the test.
test.use({ trace: 'off' });

test.afterAll(async () => {
  photos.remove();
  await zone?.close();
});

const bell = (tab: Tab, rest: string) => bar(tab).role('button', { name: new RegExp(`^Notifications${rest}`) });
const expectToSend = (tab: Tab, count: number) =>
  bell(tab, count === 0 ? '(?!.*to send)' : `.* ${String(count)} changes? to send`).expectVisible();

async function writeOffline(tab: Tab, person: Person, report: Report, folder: string | null) {
  await fill(tab, person, report, folder);
  await send(tab);
  await said(tab, waits);
}

const sent = 'The report is (?:sent|on its way)\\.?';
const waits = 'The report waits in this browser';
const notStored = /not (?:kept|stored|sent)/;

/** Resolves once the form is there. A browser that was killed may ask for the program again. */
async function reach(tab: Tab) {
  const choice = tab.role('dialog').text(program, { exact: true });
  await until(async () => {
    if ((await choice.count()) > 0) {
      await choice.click();
      // The drawer is there until its animation has ended.
      await choice.expectHidden();
    }
    if ((await tab.label('Work done').count()) === 0) throw new Error('The form is not there');
  });
}

/** Signs the person in, at the form. */
async function signIn(tab: Tab, portal: string, person: Person) {
  await tab.goto(portal + view);
  const name = tab.label(/user name/i);
  const toLogin = tab.role('button', { name: 'Go to Login page' });
  await until(async () => {
    // A tab that stayed says that its session is over.
    if ((await toLogin.count()) > 0) await toLogin.click();
    if ((await name.count()) === 0) throw new Error('The provider asks for no name');
  });
  await fillSignIn(tab, platformPassword, person);
  await reach(tab);
}

/** Opens the form again. */
async function open(tab: Tab, portal: string) {
  await tab.goto(portal + view);
  await reach(tab);
}

/** No unsent word of another person is on the page or in the notifications. */
async function expectNothingOf(tab: Tab, others: readonly Person[]) {
  await openPanel(tab);
  const text = await tab.evaluate(() => document.body.textContent, []);
  for (const other of others) expect(text).not.toContain(`${other} wrote this`);
  await tab.pressKey('Escape');
  expect(await tab.label('Work done').value()).toBe('');
}

/** Opens a refused report from its row, and corrects it. */
async function correctFromRow(tab: Tab, person: Person, report: Report) {
  await openPanel(tab, 'Waiting to send');
  const row = panelOf(tab).role('listitem').with(`Field report of ${report.date}`).first();
  await row.role('button', { name: /^Open/ }).click();
  await correct(tab, person, report);
  await said(tab, sent);
}

async function signOut(tab: Tab) {
  await (await openAccount(tab)).role('button', { name: 'Logout' }).click();
  await tab.label(/user name/i).expectVisible();
}

/** Who sent which report, with which photo, and how many of its photos came. */
const arrived = (zone: DeadZone) =>
  zone
    .query(
      `select report."SentBy", report."Form"->>'work', report."Form"->'photos'->0->>'name', count(photo)
        from "Reports" report left join "ReportPhotos" photo on photo."ReportId" = report."Id" group by report."Id"`,
    )
    .map((row) => row.join('|'))
    .toSorted((a, b) => a.localeCompare(b));

for (const name of engineNames) {
  test(`in ${name}, twelve reports of three people on one tablet arrive once with their photos, and nobody sees another's`, async () => {
    const missing = missingFor(name);
    test.skip(missing.length > 0, `${name} is not installed: there is no ${missing.join(', ')}`);
    test.skip(isShort && name !== 'chromium', 'The full form alone: npm run proof -- --long --only interop');
    if (zone === undefined) throw new Error('The servers did not start.');
    const given = zone;
    const { portal } = given;
    // A private session of WebKit keeps no file, and a driven one is private.
    const folder = name === 'webkit' ? null : photos.path;
    const browser = await fieldBrowser(name);
    given.query(`update "ReportPhotos" set "ReportId" = null; delete from "Reports"; delete from "ReportPhotos"`);
    let tab = await browser.open();
    try {
      await signIn(tab, portal, 'avery');
      await untilKept(tab, 'gantry-page');
      await open(tab, portal);
      await untilKept(tab, ...filesOfView);
      // A browser writes cookies and its local storage late, so it is closed once in good order.
      await browser.quit();
      tab = await browser.open();
      await open(tab, portal);

      await given.cut();
      const [first, second, third, fourth] = reports.avery;
      for (const report of [first, second, third]) await writeOffline(tab, 'avery', report, folder);
      await fill(tab, 'avery', fourth, folder);
      // The draft is at most two seconds behind what is typed.
      await untilStored(tab, 'gantry.drafts', folder === null ? fourth.work : `${fourth.work}png`);
      await browser.crash();
      tab = await browser.open();
      await open(tab, portal);
      await said(tab, 'This is your draft of');
      expect(await tab.label('Work done').value()).toBe(fourth.work);
      if (folder !== null) await tab.text(`${fourth.work}png`).expectVisible();
      await send(tab);
      await said(tab, waits);
      await expectToSend(tab, 4);

      // Six hours later the shift ends, and nobody could sign in meanwhile.
      await passHours(tab, 6);
      await given.endSessions();
      await given.restore();
      await signIn(tab, portal, 'noor');
      await tab.text('They are sent when that person signs in here again.').expectVisible();
      await expectNothingOf(tab, ['avery']);
      expect(arrived(given)).toEqual([]);
      const [refused, full, late, last] = reports.noor;
      await fill(tab, 'noor', refused, photos.path);
      await send(tab);
      await correct(tab, 'noor', refused);
      await said(tab, sent);
      await untilKept(tab, '/fieldreports/api/People');
      await given.cut();
      await fill(tab, 'noor', full, folder);
      if (folder !== null) await untilStored(tab, 'gantry.uploads', full.work);
      await fillStorage(tab, true);
      await send(tab);
      await tab.role('main').text(notStored).first().expectVisible();
      expect(await tab.label('Work done').value()).toBe(full.work);
      await fillStorage(tab, false);
      await send(tab);
      await said(tab, waits);
      for (const report of [late, last]) await writeOffline(tab, 'noor', report, folder);
      await expectToSend(tab, 3);
      await browser.crash();

      await given.endSessions();
      await given.restore();
      tab = await browser.open();
      await signIn(tab, portal, 'logan');
      await expectNothingOf(tab, ['avery', 'noor']);
      for (const report of reports.logan) {
        await fill(tab, 'logan', report, photos.path);
        await send(tab);
        if ('refusal' in report) await correct(tab, 'logan', report);
        await said(tab, sent);
      }
      await until(async () => expect(arrived(given)).toHaveLength(5));
      await signOut(tab);

      await signIn(tab, portal, 'avery');
      for (const report of [second, third]) await correctFromRow(tab, 'avery', report);
      await expectToSend(tab, 0);
      await signOut(tab);
      await signIn(tab, portal, 'noor');
      // What was sent is no draft any more.
      expect(await tab.label('Work done').value()).toBe('');
      await expectToSend(tab, 0);
      const withPhotos = new Set<Report>([refused, ...reports.logan]);
      if (folder !== null) for (const report of [...reports.avery, ...reports.noor]) withPhotos.add(report);
      const lines = Object.entries(reports).flatMap(([person, all]) =>
        all.map((report) => {
          // The keys of the table are the people.
          const who = people[person as Person];
          return [who, report.work, ...(withPhotos.has(report) ? [`${report.work}png`, '1'] : ['', '0'])].join('|');
        }),
      );
      expect(arrived(given)).toEqual(lines.toSorted((a, b) => a.localeCompare(b)));
    } finally {
      await browser.close();
    }
  });
}
