import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Tab } from '../engines/Tab.ts';
import { until } from '../engines/until.ts';
import { journey } from './support/journey.ts';
import { openPanel, panelOf } from './support/panel.ts';
import { fillSignIn } from './support/signIn.ts';
import {
  bar,
  expectNoSession,
  follow,
  heading,
  openAccount,
  openedTab,
  readStorage,
  signOut,
} from './support/screens.ts';

const pictures = (tab: Tab) => bar(tab).css('button img');

journey('a picture of the account is shown in the bar until it is deleted', async ({ tab, profile, signIn }) => {
  await signIn();
  const picture = join(profile.downloads, 'picture.png');
  writeFileSync(picture, await tab.screenshot());
  const panel = await openAccount(tab);
  await panel.text('avery.stone@gantry.example').expectVisible();
  await panel.css('input[type=file]').setFiles(picture);
  await panel.role('button', { name: 'Delete Image' }).expectVisible();
  await pictures(tab).expectVisible();
  await panel.role('button', { name: 'Delete Image' }).click();
  await panel.role('button', { name: 'Delete Image' }).expectHidden();
  await pictures(tab).expectHidden();
  // React Aria announces the pressed button by a reference, which stays for some seconds though the button is gone.
  const announced = () => tab.evaluate(() => document.querySelectorAll('[data-live-announcer] [role=img]').length, []);
  await until(async () => expect(await announced()).toBe(0));
});

journey('Change My Password opens a form, and the next sign-in needs the new password', async (journey) => {
  const { tab, portal, signIn } = journey;
  await signIn({ byForm: true });
  await (await openAccount(tab)).role('link', { name: /Change My Password/ }).click();
  const form = await openedTab(journey);
  await form.role('heading', { name: 'Change your password' }).expectVisible();
  await form.label('User name').fill('avery');
  await form.label('Current password').fill('gantry');
  await form.label('New password', { exact: true }).fill('lattice');
  await form.label('New password, once more').fill('lattice');
  await form.role('button', { name: 'Change password' }).click();
  await form.role('heading', { name: 'Your password is changed' }).expectVisible();

  await tab.activate();
  await tab.goto(`${portal}/logout`);
  await tab.role('button', { name: 'Sign out' }).click();
  await fillSignIn(tab, 'gantry');
  await tab.role('alert').expectText('The password is wrong.');
  await fillSignIn(tab, 'lattice');
  // Signing out has cleared the selected program.
  await tab.role('dialog').text('Northwind Wireless Expansion', { exact: true }).click();
  await heading(tab, 'Hi Avery Stone, Welcome!').expectVisible();
});

/** The lightness of the page's background, from 0 to 255. Each engine writes a colour in its own way, so it is drawn. */
const lightness = (tab: Tab) =>
  tab.evaluate(() => {
    const drawing = document.createElement('canvas').getContext('2d');
    if (!drawing) return -1;
    drawing.fillStyle = getComputedStyle(document.body).backgroundColor;
    drawing.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  }, []);

const expectHtml = (tab: Tab, wanted: string) =>
  until(async () => {
    const seen = await tab.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`, []);
    expect(seen).toBe(wanted);
  });

journey('what a person chooses stays: the theme, the direction and the language', async ({ tab, signIn }) => {
  await signIn();
  const isDark = () => until(async () => expect(await lightness(tab)).toBeLessThan(80));
  const isTurned = await tab.evaluate(() => document.documentElement.dir === 'rtl', []);
  const [turn, turned] = isTurned ? ['Left to right', 'en-US ltr'] : ['Right to left', 'en-US rtl'];
  const panel = await openAccount(tab);
  await panel.text('Light', { exact: true }).click();
  await until(async () => expect(await lightness(tab)).toBeGreaterThan(200));
  await panel.text('Dark', { exact: true }).click();
  await isDark();
  await panel.text(turn, { exact: true }).click();
  await expectHtml(tab, turned);
  await tab.reload();
  await heading(tab, /Welcome/).expectVisible();
  await isDark();
  await expectHtml(tab, turned);

  const account = await openAccount(tab);
  await account.role('radio', { name: 'Dark', checked: true }).expectVisible();
  await account.text('العربية', { exact: true }).click();
  await heading(tab, /أهلًا بك/).expectVisible();
  await expectHtml(tab, 'ar-AE rtl');
  await tab.reload();
  await heading(tab, /أهلًا بك/).expectVisible();
  await expectHtml(tab, 'ar-AE rtl');
});

journey('after a sign-out, Back shows nothing of the person', async ({ tab, portal, control, signIn }) => {
  await signIn({ byForm: true });
  await heading(tab, /Welcome/).expectVisible();
  await signOut(tab);
  const paths = async () => (await control.requests()).map(({ path }) => path);
  await until(async () => expect(await paths()).toContain('/token/revocation'));
  await tab.back();
  await expectNoSession(tab);
  const left = await readStorage(tab, portal);
  if (/avery|eyJ|access_token|program|return_address|device/i.test(left)) throw new Error(`Left: ${left}`);
});

journey('a sign-out reaches the other tab', async ({ tab, newTab, portal, signIn }) => {
  await signIn({ byForm: true });
  const other = await newTab();
  await other.goto(portal);
  await heading(other, /Welcome/).expectVisible();
  await tab.activate();
  await signOut(tab);
  await other.activate();
  await expectNoSession(other);
  const left = await readStorage(other, portal);
  if (/eyJ|access_token/.test(left)) throw new Error(`Left: ${left}`);
});

journey('a new tab has the session of the one that is open', async ({ tab, newTab, portal, control, signIn }) => {
  await signIn({ byForm: true });
  await heading(tab, /Welcome/).expectVisible();
  // The tab has the hub's connection.
  await until(async () => expect(await control.connections()).not.toEqual([]));
  const asked = async () =>
    (await control.requests()).filter(({ path, query }) => path === '/auth' && query['prompt'] !== 'none').length;
  const before = await asked();
  const other = await newTab();
  await other.goto(portal);
  await heading(other, /Welcome/).expectVisible();
  if ((await asked()) !== before) throw new Error('The new tab has left for the provider');
});

journey('a link that signs out asks first', async ({ tab, portal, signIn }) => {
  await signIn({ byForm: true });
  await heading(tab, /Welcome/).expectVisible();
  await tab.expectTitle(/Home/);
  await tab.goto(`${portal}/logout`);
  await tab.role('heading', { name: 'Do you want to sign out?' }).expectVisible();
  await tab.role('button', { name: 'Stay signed in' }).click();
  await heading(tab, /Welcome/).expectVisible();
  await tab.goto(`${portal}/logout`);
  await tab.role('button', { name: 'Sign out' }).click();
  await tab.label(/user name/i).expectVisible();
});

journey('a call that is refused twice ends the session, and signing in leads back', async (journey) => {
  const { tab, control, isNarrow, signIn } = journey;
  await signIn({ byForm: true });
  await control.fault({ service: 'monolith', path: '/VendorInvoice', status: 401 });
  if (isNarrow) await bar(tab).role('button', { name: 'Search purchase orders' }).click();
  const field = bar(tab).role('combobox');
  await field.fill('PO-104001');
  await field.press('Enter');
  await tab.expectAddress(/\/Error\/sessionExpired/i);
  await tab.text('Your session has expired. Please login again.').expectVisible();
  await control.clearFaults();
  await tab.role('button', { name: 'Go to Login page' }).click();
  await heading(tab, /Welcome/).expectVisible();
});

journey('unsaved work is asked about before a person leaves @short', async (journey) => {
  const { tab, signIn } = journey;
  await signIn({ path: '/apps/projectManagement/10001' });
  const note = tab.label('Note for the crew');
  await note.fill('Ring twice.');
  const question = tab.role('alertdialog', { name: 'Leave this page?' });
  await follow(journey, 'Dashboards');
  await question.expectText('The note for the crew is not saved.');
  await question.role('button', { name: 'Stay' }).click();
  await question.expectHidden();
  if ((await note.value()) !== 'Ring twice.') throw new Error(`The note is "${await note.value()}"`);
  await follow(journey, 'Dashboards');
  await question.role('button', { name: 'Leave' }).click();
  await heading(tab, 'Please select a Dashboard').expectVisible();
});

journey(
  'a new version is offered, and unsaved work is asked about before it loads',
  async ({ tab, build, signIn }) => {
    await signIn({ path: '/apps/projectManagement/10001' });
    const note = tab.label('Note for the crew');
    await note.fill('Ring twice.');
    await openPanel(tab);
    const panel = panelOf(tab);
    await panel.role('listitem').first().expectVisible();
    await build?.deploy();
    const question = tab.role('alertdialog');
    await panel.role('button', { name: 'Notification options' }).click();
    await question.expectText('The note for the crew is not saved.');
    await question.role('button', { name: 'Stay' }).click();
    await question.expectHidden();
    await panel.role('button', { name: 'Notification options' }).press('Escape');

    const offer = tab.role('status').with('A new version of the portal is available.');
    await offer.role('button', { name: 'Reload' }).click();
    await question.role('button', { name: 'Leave' }).click();
    await offer.expectHidden();
    await until(async () => expect(await note.value()).not.toBe('Ring twice.'));
  },
  {},
);
