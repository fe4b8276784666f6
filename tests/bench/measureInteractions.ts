import { SignIns } from '../e2e/support/signIn.ts';
import { median, quantile } from '../quantile.ts';
import { shortest, tapOn, timed, watchInteractions } from './interactions.ts';
import { launchBrowser } from './meter.ts';
import { startPortal } from './portal.ts';
import { emulate, phone } from './profiles.ts';
import type { Table } from './report.ts';

const rounds = 11;

/** Uses the portal on the phone by presses and keys of a person, with everything seen once before. INP is judged by the 75th percentile. */
export async function measureInteractions(): Promise<readonly Table[]> {
  await using gantry = await startPortal();
  await using browser = await launchBrowser();
  const page = await browser.newPage({ viewport: phone.viewport, hasTouch: true });
  await page.addInitScript(watchInteractions, shortest);
  await new SignIns().signIn(page, 'avery', { path: `${gantry.portalOrigin}/` });
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
