import type { Page } from '@playwright/test';
import { accounts } from '../../packages/dev-platform/src/state/accounts.ts';
import { complaintsOf } from '../complaints.ts';
import { emulateTouch, expectRoomInDensities } from '../touch.ts';
import { measureOverflow } from '../workshop/support/overflow.ts';
import { programOf, publicPages, screensOf, type Screen } from './support/routes.ts';
import { expect, test } from './support/test.ts';

interface Look {
  readonly look: string;
  readonly width: number;
  readonly letters?: string;
  readonly forcedColors?: 'active';
  readonly isTouched?: boolean;
  /** By whom with `npm test`. */
  readonly always?: readonly string[];
  /** By whom in the short proof, too. */
  readonly proof?: readonly string[];
}

/** How the portal is looked at. The long proof has every account in each look. */
const looks: readonly Look[] = [
  { look: '1440 px', width: 1440, proof: ['avery'] },
  { look: '820 px', width: 820, always: ['emil', 'vendor-north'] },
  { look: '320 px', width: 320, always: ['avery'] },
  { look: 'letters at 200 %', width: 640, letters: '200%', always: ['noor'] },
  { look: 'forced colours', width: 1440, forcedColors: 'active', always: ['logan'] },
  { look: 'a phone under a finger', width: 390, isTouched: true, proof: ['avery'] },
  { look: 'a tablet under a finger', width: 820, isTouched: true, proof: ['avery'] },
];

/** Opens an address in the page, as Forward does, and waits for its screen. Returns what is wrong. */
const open = (page: Page, screen: Screen) =>
  page.evaluate(async ({ address, heading, title = heading, words = '', leadsTo = address }) => {
    const patienceInMilliseconds = 40_000;
    // Marks isolate names of the other direction.
    const plain = (text = '') => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const visible = (selectors: string) => [...document.querySelectorAll<HTMLElement>(selectors)].filter(isVisible);
    const unless = (isRight: boolean, fault: string) => (isRight ? [] : [fault]);
    const faults = (): string[] => {
      const at = location.pathname + location.search;
      const main = visible('main')[0]?.innerText;
      const headings = visible('h1').map(({ innerText }) => plain(innerText));
      const isLoading = visible('main :is([aria-busy="true"], [role="status"][data-kind], output)').some(
        ({ localName, textContent }) => localName !== 'output' || textContent.startsWith('Loading'),
      );
      // A public page has no bar, and there the focus stays where it is.
      const hasBar = document.querySelector('header button') !== null;
      return [
        ...unless(headings.join() === plain(heading), `has the heading "${headings.join()}", not "${heading}"`),
        ...unless(plain(document.title).includes(plain(title)), `has the title "${document.title}", not "${title}"`),
        ...unless(plain(main).includes(plain(words)), `does not say "${words}"`),
        ...unless(at === leadsTo, `leads to ${at}`),
        ...unless(!hasBar || document.activeElement !== document.body, 'has no focus'),
        ...unless(!isLoading, 'still loads'),
      ];
    };
    /** A control or the heading reaches beyond the window or the bar, but for what is scrolled to. */
    const isOutside = (element: Element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return false;
      const bar = element.closest('header:not(main *)');
      const room = bar?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
      if ((bar || element.matches('h1')) && (top < room.top - 1 || bottom > room.bottom + 1)) return true;
      if (left >= -1 && right <= innerWidth + 1) return false;
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return false;
      }
      return true;
    };
    /** Forced colours paint a plate behind a text. A text in the colour of the plate cannot be read. */
    const isUnreadable = (element: Element) => {
      const style = getComputedStyle(element);
      const plate = getComputedStyle(document.body).backgroundColor;
      return style.color === plate && style.getPropertyValue('forced-color-adjust') === 'auto';
    };

    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // The router counts its entries, and what asks before leaving relies on it.
    const idx = Number(history.state?.idx ?? 0) + 1;
    history.pushState({ idx, key: String(idx) }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    const giveUpAt = performance.now() + patienceInMilliseconds;
    while (faults().length > 0 && performance.now() < giveUpAt) await new Promise(requestAnimationFrame);

    const outside = visible('h1, a[href], button, input, select, textarea, [tabindex="0"]').filter(isOutside);
    const isForced = matchMedia('(forced-colors: active)').matches;
    const unreadable = isForced ? visible('main :is(a, button, h1, h2, p, th, td, span)').filter(isUnreadable) : [];
    return [
      ...faults(),
      ...outside.map(({ outerHTML }) => `does not hold ${outerHTML.slice(0, 120)}`),
      ...unreadable.map(({ outerHTML }) => `hides ${outerHTML.slice(0, 120)}`),
    ];
  }, screen);

/** Opens each address, and returns what is wrong with any. */
async function visit(page: Page, screens: readonly Screen[], isTouched = false): Promise<string[]> {
  const complaints = complaintsOf(page);
  const faults: string[] = [];
  for (const screen of screens) {
    const found = await open(page, screen);
    const fits = { isPageTooWide: false, clippedTexts: [] };
    await expect.soft.poll(() => measureOverflow(page), screen.address).toEqual(fits);
    if (isTouched) await expectRoomInDensities(page, screen.address);
    found.push(...complaints.splice(0));
    faults.push(...found.map((fault) => `${screen.address} ${fault}`));
  }
  return faults;
}

for (const account of accounts) {
  for (const {
    look,
    width,
    letters = '',
    forcedColors = 'none',
    isTouched = false,
    always = [],
    proof = [],
  } of looks) {
    const { userName } = account;
    const tag = always.includes(userName) ? [] : proof.includes(userName) ? ['@proof'] : ['@proof', '@long'];
    test(`every address, for ${userName}, ${look}`, { tag }, async ({ page, control, signIn }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ forcedColors });
      const title = 'Jobs import';
      const id = await control.startJob({ user: userName, kind: 'import', title, steps: 1, stepMs: 20 });
      await signIn(userName, { path: '/apps', program: programOf(account)?.name ?? null });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      if (isTouched) await emulateTouch(page);
      expect(await visit(page, screensOf(account, { id, title }), isTouched)).toEqual([]);
      // Opened by an address, it asks.
      await page.goto('/apps/userLogout');
      await expect(page).toHaveURL(/\/logout$/);
    });
  }
}

test('without a sign-in the public pages are shown, and any other address asks for one', async ({ page }) => {
  await page.goto('/Error/404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await visit(page, publicPages('en'))).toEqual([]);
  for (const address of ['/', '/apps/workOrder', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByLabel(/user name/i)).toBeVisible();
  }
});
