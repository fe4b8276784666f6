import type { Page } from 'playwright';
import { median, quantile } from '../quantile.ts';
import { desktop, launchBrowser } from './meter.ts';
import { servePages } from './pages.ts';
import type { Line, Table } from './report.ts';

const typed = ['work order harbor', 'dfr northern', 'schdl', 'cost great lakes 41'];
const openings = 30;

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

/** Measures the palette with 5,000 entries on its page. A frame at 60 Hz lasts 16.7 ms. */
export async function measurePalette(): Promise<readonly Table[]> {
  await using pages = await servePages();
  await using browser = await launchBrowser();
  const page = await browser.newPage(desktop);
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
  const line = (label: string, times: readonly number[], most: number): Line => ({
    label,
    values: [median(times), quantile(times, 0.95)],
    limit: { most },
  });
  return [
    {
      title: 'the command palette',
      columns: ['median', '95th percentile'],
      lines: [
        line('opening, ms until painted', opening, 50),
        line('a keystroke, ms until its results are painted', keystroke, 50),
        line('the search of 5,000 entries alone, ms', search, 16.7),
      ],
    },
  ];
}
