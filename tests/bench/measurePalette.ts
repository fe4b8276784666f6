import { chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { servePages } from './pages.ts';
import type { Line } from './report.ts';

/** A median and a 95th percentile. */
type Spread = readonly [median: number, high: number];

/** The command palette with 5,000 entries. Each figure is the median and the 95th percentile, in milliseconds. */
export interface PaletteFigures {
  /** From the press of the button until the palette is painted. */
  readonly opening: Spread;
  /** From a typed letter until its results are painted. */
  readonly keystroke: Spread;
  /** The search of all entries alone. */
  readonly search: Spread;
}

const typed = ['work order harbor', 'dfr northern', 'schdl', 'cost great lakes 41'];
const openings = 30;

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return [at(0.5), at(0.95)];
}

/** Performs an event in the page, and measures until the frame that shows its effect is painted. */
function untilPainted(page: Page, action: { readonly press: true } | { readonly text: string }): Promise<number> {
  return page.evaluate(async (wanted) => {
    const startedAt = performance.now();
    const field = document.querySelector<HTMLInputElement>('[role="combobox"]');
    if ('press' in wanted) document.querySelector('button')?.click();
    else if (field !== null) {
      // React watches the field's own setter for changes that no person typed.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, wanted.text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    if (document.querySelector('[role="combobox"]') === null) throw new Error('The palette is not open after a frame.');
    // The next task runs after the paint.
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
    port1.close();
    return performance.now() - startedAt;
  }, action);
}

/** Measures the palette on its page. */
export async function measurePalette(): Promise<PaletteFigures> {
  const pages = await servePages();
  const browser = await chromium.launch(chromiumLaunch);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(pages.address('palette'));
  await page.getByRole('button').waitFor();
  const opening: number[] = [];
  for (let round = 0; round < openings; round += 1) {
    opening.push(await untilPainted(page, { press: true }));
    if (round === openings - 1) break;
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').waitFor({ state: 'detached' });
  }
  const keystroke: number[] = [];
  const search: number[] = [];
  for (const text of typed) {
    for (let length = 1; length <= text.length; length += 1) {
      const soFar = text.slice(0, length);
      keystroke.push(await untilPainted(page, { text: soFar }));
      search.push(await page.evaluate((wanted) => window.searchEntries(wanted), soFar));
    }
  }
  await browser.close();
  await pages.close();
  return { opening: spreadOf(opening), keystroke: spreadOf(keystroke), search: spreadOf(search) };
}

/** Reports the palette. A frame at 60 Hz lasts 16.7 ms. */
export function paletteLines({ opening, keystroke, search }: PaletteFigures): readonly Line[] {
  const line = (label: string, values: Spread, most: number): Line => ({
    label,
    values,
    limit: { kind: 'value', most },
  });
  return [
    line('opening, ms until painted', opening, 50),
    line('a keystroke, ms until its results are painted', keystroke, 50),
    line('the search of 5,000 entries alone, ms', search, 16.7),
  ];
}
