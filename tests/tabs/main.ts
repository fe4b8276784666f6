// npm run proof -- --only tabs --minutes 10: ten tabs of one person with tokens of 30 seconds, then a sign-out in one of them.
import { parseArgs } from 'node:util';
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';
import { Control } from '../e2e/support/control.ts';
import { startGantry } from '../e2e/support/gantry.ts';
import { isGiven, isSamePage, markPage, signOut, stored, tokenOf, welcome } from '../e2e/support/portalPage.ts';
import { program, signInByForm } from '../e2e/support/signIn.ts';
import { heapContains } from '../heapSnapshot.ts';
import { watchRenewals } from './watchRenewals.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string' } } });
const minutes = Number(values.minutes ?? 10);
if (!(minutes > 0)) {
  console.error('Usage: npm run proof -- --only tabs --minutes 10. Minutes is a number above 0.');
  process.exit(1);
}

const tabCount = 10;
const tokenSeconds = 30;
const patiently = { timeout: 60_000 };

const gantry = await startGantry();
const control = new Control(gantry.platformOrigin);
// Playwright switches the memory of pages off.
const browser = await chromium.launch({ ...chromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
try {
  await run(await browser.newContext({ viewport: { width: 1280, height: 800 } }));
} finally {
  await browser.close();
  await gantry.close();
}

async function run(context: BrowserContext): Promise<void> {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message));
  await control.tokens(tokenSeconds);
  const first = await context.newPage();
  await signInByForm(first, 'avery', gantry.portalOrigin, program);
  await expect(welcome(first)).toBeVisible(patiently);
  const tabs = [first];
  while (tabs.length < tabCount) {
    const tab = await context.newPage();
    await tab.goto(gantry.portalOrigin);
    await expect(welcome(tab)).toBeVisible(patiently);
    tabs.push(tab);
  }
  await expect.poll(() => isGiven(tabs), patiently).toBe(false);
  console.log(`${String(tabs.length)} tabs, tokens of ${String(tokenSeconds)} s, ${String(minutes)} minutes`);

  const { renewals, mostConnections } = await watchRenewals(control, tabs, minutes * 60_000);
  const gaps = renewals.slice(1).map((at, index) => (at - (renewals[index] ?? 0)) / 1000);
  console.log(`  ${String(renewals.length)} renewals, ${describe(gaps)} s apart`);
  console.log(`  at most ${String(mostConnections)} hub connection at a time`);
  expect(renewals.length, 'the tabs renew').toBeGreaterThan(0);
  // A token is renewed at the earliest 11.25 s before its end: a quarter and an eighth of its life. Two renewals of one token are seconds apart.
  expect(Math.min(...gaps), 'seconds between two renewals').toBeGreaterThan(tokenSeconds / 3);
  expect(mostConnections, 'hub connections at a time').toBe(1);
  await expectOneToken(tabs);

  await endInOneTab(tabs);
  expect(errors).toEqual([]);
  console.log('Passed.');
}

/** Expects that every tab shows Home and holds the token of local storage. */
async function expectOneToken(tabs: readonly Page[]): Promise<void> {
  await expect
    .poll(
      async () => new Set((await Promise.all(tabs.map(tokenOf))).filter((token) => token !== undefined)).size,
      patiently,
    )
    .toBe(1);
  for (const tab of tabs) await expect(welcome(tab)).toBeVisible(patiently);
}

/** Signs out in the first tab, while the second is frozen, the third is back from the memory of pages and the fourth shows another page. */
async function endInOneTab([first, frozen, restored, away, ...others]: readonly Page[]): Promise<void> {
  if (first === undefined || frozen === undefined || restored === undefined || away === undefined)
    throw new Error('Too few tabs.');
  // A snapshot of the memory cuts long texts.
  const token = (await tokenOf(first))?.slice(0, 300);
  if (token === undefined) throw new Error('No tab holds a token.');
  // Without this, a search that finds nothing would prove nothing.
  expect(await heapContains(first, token), 'the token is found in the memory of a signed-in tab').toBe(true);
  await comeBack(restored);
  console.log('  one tab is back from the memory of pages');
  const devTools = await frozen.context().newCDPSession(frozen);
  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
  // A page of another origin, as a link leads to it.
  await away.goto(gantry.platformOrigin);
  await signOut(first);
  await expect(first.getByLabel(/user name/i)).toBeVisible(patiently);
  for (const tab of [restored, ...others]) await expectSignedOut(tab);
  console.log(`  ${String(others.length + 1)} tabs ended with the first, the restored one among them`);
  await devTools.send('Page.setWebLifecycleState', { state: 'active' });
  await expectSignedOut(frozen);
  console.log('  the frozen tab ended when it woke');
  await goBack(away);
  await expectSignedOut(away);
  console.log('  the tab that went Back shows no session');
  for (const tab of [first, frozen, restored, away, ...others]) {
    expect(await heapContains(tab, token), `the token in the memory of ${tab.url()}`).toBe(false);
  }
  expect(await control.connections(), 'hub connections').toEqual([]);
  console.log('  no tab has the token in its memory, and no hub connection is left');
}

/** Goes back. `page.goBack` waits for the load of a page, which the browser need not load. */
async function goBack(tab: Page): Promise<void> {
  await tab.evaluate(() => history.back()).catch(() => undefined);
}

/** Leaves the portal for another origin and comes back to the same page, which the browser has kept in memory. */
async function comeBack(tab: Page): Promise<void> {
  await markPage(tab);
  await tab.goto(gantry.platformOrigin);
  await goBack(tab);
  await expect(welcome(tab)).toBeVisible(patiently);
  expect(await isSamePage(tab), 'the page is the one that was left').toBe(true);
}

async function expectSignedOut(tab: Page): Promise<void> {
  await expect(tab.getByText('Your session has expired').or(tab.getByLabel(/user name/i))).toBeVisible(patiently);
  if (!tab.url().startsWith(gantry.portalOrigin)) await tab.goto(`${gantry.portalOrigin}/Error/404`);
  expect(await stored(tab)).not.toMatch(/eyJ|access_token|avery/);
}

function describe(seconds: readonly number[]): string {
  const [least, most] = [Math.min(...seconds), Math.max(...seconds)];
  return `${least.toFixed(1)} to ${most.toFixed(1)}`;
}
