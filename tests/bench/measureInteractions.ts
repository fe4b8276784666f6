import { chromium, type Locator, type Page } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { startGantry } from '../e2e/support/gantry.ts';
import { SignIns } from '../e2e/support/signIn.ts';
import { emulate, profiles } from './measureShell.ts';
import type { Line } from './report.ts';

const kinds = ['module', 'program', 'panel', 'search', 'typing'] as const;
type Kind = (typeof kinds)[number];

/** How long the portal took from each press or key to the next paint, in milliseconds. */
export type InteractionFigures = Readonly<Record<Kind, readonly number[]>>;

declare global {
  interface Window {
    /** The longest event of each interaction, by its id, as INP counts them. */
    interactions: Map<number, number>;
  }
}

/** The browser tells of no event that took less. */
const shortest = 16;
const rounds = 12;

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
          // Two frames, then an idle moment: entries are told after the paint.
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

/** Uses the portal on the phone by presses and keys of a person, with everything seen once before. */
export async function measureInteractions(): Promise<InteractionFigures> {
  const gantry = await startGantry();
  const browser = await chromium.launch(chromiumLaunch);
  const figures: Record<Kind, number[]> = { module: [], program: [], panel: [], search: [], typing: [] };
  try {
    const [phone] = profiles;
    if (phone === undefined) throw new Error('There is no profile of a phone.');
    const page = await browser.newPage({ viewport: phone.viewport, hasTouch: true });
    await page.addInitScript(watchInteractions, shortest);
    await new SignIns().signIn(page, 'avery', { path: `${gantry.portalOrigin}/` });
    await emulate(await page.context().newCDPSession(page), phone);
    const banner = page.getByRole('banner');
    for (let round = 0; round < rounds; round += 1) {
      const name = round % 2 === 0 ? 'Schedule' : 'Work Order';
      await banner.getByRole('button', { name: 'Main menu' }).tap();
      const link = page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name, exact: true }).first();
      figures.module.push(await timed(page, await tapOn(link)));
      await page.getByRole('main').getByRole('heading', { level: 1, name, exact: true }).waitFor();

      const bell = banner.getByRole('button', { name: /^Notifications/ });
      figures.panel.push(await timed(page, await tapOn(bell)));
      await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
      await page.keyboard.press('Escape');

      await banner.getByRole('button', { name: /^Program/ }).tap();
      const wanted = round % 2 === 0 ? 'Cascade Peaks Towers' : 'Northwind Wireless Expansion';
      const choice = page.getByRole('dialog').getByText(wanted, { exact: true }).last();
      figures.program.push(await timed(page, await tapOn(choice)));
      await banner.getByRole('button', { name: `Program: ${wanted}` }).waitFor();

      // The bar of a phone has no room for the button.
      figures.search.push(await timed(page, () => page.keyboard.press('Control+K')));
      const palette = page.getByRole('dialog', { name: 'Search everything' });
      await palette.getByRole('combobox').waitFor();
      for (const letter of 'sched') figures.typing.push(await timed(page, () => page.keyboard.press(letter)));
      await page.keyboard.press('Escape');
    }
    // The first time, code of that part arrives.
    return {
      module: figures.module.slice(1),
      program: figures.program.slice(1),
      panel: figures.panel.slice(1),
      search: figures.search.slice(1),
      typing: figures.typing.slice('sched'.length),
    };
  } finally {
    await browser.close();
    await gantry.close();
  }
}

/** Reports the interactions: the median and the 75th percentile, by which INP is judged. */
export function interactionLines(figures: InteractionFigures): readonly Line[] {
  const labels: Readonly<Record<Kind, string>> = {
    module: 'a module is switched, ms until the next paint',
    program: 'another program is chosen',
    panel: 'the notifications are opened',
    search: 'the search is opened, by its keys',
    typing: 'a letter is typed in the search',
  };
  return kinds.map((kind) => {
    const sorted = figures[kind].toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
    return { label: labels[kind], values: [at(0.5), at(0.75)], digits: 0, limit: { kind: 'value', most: 100 } };
  });
}
