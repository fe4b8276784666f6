import type { Locator, Page } from 'playwright';
import { startGantry } from '../e2e/support/gantry.ts';
import { signIn } from '../e2e/support/signIn.ts';
import { median, quantile } from '../quantile.ts';
import { launchBrowser } from './meter.ts';
import { emulate, phone } from './profiles.ts';
import type { Table } from './report.ts';

declare global {
  interface Window {
    /** The longest event of each interaction, by its id, as INP counts them. */
    interactions: Map<number, number>;
  }
}

/** The browser reports no event that took less, in milliseconds. */
const shortest = 16;

/** Watches the interactions of a page. Runs in the page, from its start. */
const watchInteractions = (threshold: number) => {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    // The type of an entry follows from the observed type.
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0)
        window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: threshold, buffered: true } as PerformanceObserverInit); // TypeScript does not know the threshold.
};

/** Returns a tap on an element. A locator's own tap tests what is below the finger, by a script in the page that would count as the page's. */
async function tapOn(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing is shown to tap: ${target.toString()}`);
  return () => target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Does something by a person's input, and resolves with the longest interaction of it. */
async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  const settle = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          // Two frames, then an idle moment: entries are reported after the paint.
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve))));
        }),
    );
  await settle();
  await page.evaluate(() => window.interactions.clear());
  await act();
  await settle();
  const durations = await page.evaluate(() => [...window.interactions.values()]);
  return Math.max(shortest, ...durations);
}

const rounds = 11;

/** Uses the portal on the phone by presses and keys of a person, with everything seen once before. INP is judged by the 75th percentile. */
export async function measureInteractions(): Promise<readonly Table[]> {
  await using gantry = await startGantry();
  await using browser = await launchBrowser();
  const page = await browser.newPage({ viewport: phone.viewport, hasTouch: true });
  await page.addInitScript(watchInteractions, shortest);
  await signIn(page, 'avery', { path: `${gantry.portalOrigin}/` });
  await emulate(await page.context().newCDPSession(page), phone);
  const banner = page.getByRole('banner');
  const times = new Map<string, number[]>();
  const measure = async (label: string, act: () => Promise<unknown>) => {
    const measured = times.get(label) ?? [];
    times.set(label, measured);
    measured.push(await timed(page, act));
  };
  // In the first round, code of each part arrives.
  for (let round = 0; round <= rounds; round += 1) {
    if (round === 1) times.clear();
    const name = round % 2 === 0 ? 'Schedule' : 'Work Order';
    await banner.getByRole('button', { name: 'Main menu' }).tap();
    const link = page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name, exact: true }).first();
    await measure('a module is switched, ms until the next paint', await tapOn(link));
    await page.getByRole('main').getByRole('heading', { level: 1, name, exact: true }).waitFor();

    const bell = banner.getByRole('button', { name: /^Notifications/ });
    await measure('the notifications are opened', await tapOn(bell));
    await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');

    await banner.getByRole('button', { name: /^Program/ }).tap();
    const wanted = round % 2 === 0 ? 'Cascade Peaks Towers' : 'Northwind Wireless Expansion';
    const choice = page.getByRole('dialog').getByText(wanted, { exact: true }).last();
    await measure('another program is chosen', await tapOn(choice));
    await banner.getByRole('button', { name: `Program: ${wanted}` }).waitFor();

    // The bar of a phone has no room for the button.
    await measure('the search is opened, by its keys', () => page.keyboard.press('Control+K'));
    const palette = page.getByRole('dialog', { name: 'Search everything' });
    await palette.getByRole('combobox').waitFor();
    for (const letter of 'sched') await measure('a letter is typed in the search', () => page.keyboard.press(letter));
    await page.keyboard.press('Escape');
  }
  return [
    {
      title: 'the portal on the phone, by presses and keys',
      columns: ['median', '75th percentile'],
      lines: [...times].map(([label, measured]) => ({
        label,
        values: [median(measured), quantile(measured, 0.75)],
        digits: 0,
        limit: { most: 100 },
      })),
    },
  ];
}
