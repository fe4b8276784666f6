import type { Locator } from '../../engines/Locator.ts';
import type { Tab } from '../../engines/Tab.ts';
import { until } from '../../engines/until.ts';
import type { Journey } from './journey.ts';

export const heading = (tab: Tab, name: string | RegExp) => tab.role('main').role('heading', { level: 1, name });
export const bar = (tab: Tab) => tab.role('banner');

/** Opens the account panel. */
export async function openAccount(tab: Tab) {
  await bar(tab).role('button', { name: 'Account' }).click();
  return tab.role('dialog', { name: 'Account' });
}

/** The main menu: beside the page, or in its drawer on a narrow screen. */
export async function openMenu({ tab, isNarrow }: Pick<Journey, 'tab' | 'isNarrow'>) {
  if (!isNarrow) return tab.role('navigation', { name: 'Main menu' });
  await bar(tab).role('button', { name: 'Main menu' }).click();
  return tab.role('dialog', { name: 'Main menu' });
}

/** Follows an entry of the main menu. */
export async function follow(journey: Pick<Journey, 'tab' | 'isNarrow'>, name: string) {
  await (await openMenu(journey)).role('link', { name, exact: true }).first().click();
}

/** Opens the palette by its keys, which work once it is loaded. */
export async function openPalette(tab: Tab) {
  const palette = tab.role('dialog', { name: 'Search everything' });
  await until(async () => {
    await tab.pressKey('Control+k');
    if ((await palette.count()) === 0) throw new Error('The palette is not open');
  });
  return palette;
}

/** Presses Logout in the account panel, and waits for the form of the identity provider. */
export async function signOut(tab: Tab) {
  await (await openAccount(tab)).role('button', { name: 'Logout' }).click();
  await tab.label(/user name/i).expectVisible();
}

/** Waits until a page says that there is no session, either by the form of the sign-in or by words. */
export const expectNoSession = (tab: Tab) =>
  until(async () => {
    const seen = (await tab.label(/user name/i).count()) + (await tab.text(/session has expired/i).count());
    if (seen === 0)
      throw new Error(`${await tab.address()} neither asks for a sign-in nor says that the session is over`);
  });

/** What both storages of the portal hold, seen from one of its pages that needs no sign-in. */
export async function readStorage(tab: Tab, portal: string) {
  await tab.goto(`${portal}/Error/404`);
  await tab.text('does not exist').expectVisible();
  return tab.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]), []);
}

/** The tab that the page has opened. */
export const openedTab = ({ tab, profile }: Pick<Journey, 'tab' | 'profile'>) =>
  until(async () => {
    const opened = (await profile.tabs()).find((each) => each !== tab);
    if (opened === undefined) throw new Error('No other tab is open');
    return opened;
  });

/** Waits until the elements read exactly these texts. */
export const expectTexts = (locator: Locator, wanted: readonly string[]) =>
  until(async () => {
    const seen = (await locator.readAll()).map((text) => text.trim());
    if (seen.join() !== wanted.join())
      throw new Error(`${locator.selector} reads ${seen.join()}, not ${wanted.join()}`);
  });
