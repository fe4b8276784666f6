import type { Browser } from 'playwright';
import type { MenuItemsResponse } from '../../packages/portal-shell/src/services/application/application.schemas.ts';
import { program, SignIns } from '../e2e/support/signIn.ts';
import { median } from '../quantile.ts';
import { shortest, tapOn, timed, watchInteractions } from './interactions.ts';
import { launchBrowser } from './meter.ts';
import { startPortal } from './portal.ts';
import { emulate, phone } from './profiles.ts';
import type { Line, Table, Tell } from './report.ts';

const rounds = 7;
const few = 10;
const many = 5000;

/** Uses what lists programs on the processor of a phone, by someone who has few of them and by someone who has many. */
export async function measurePrograms(_runs: number, tell: Tell): Promise<readonly Table[]> {
  await using gantry = await startPortal();
  await using browser = await launchBrowser();
  const measured: Map<string, number[]>[] = [];
  for (const count of [few, many]) {
    tell(1, `${String(count)} programs`);
    measured.push(await measureWith(browser, gantry.portalOrigin, count));
  }
  const line = (label: string, most: number): Line => ({
    label,
    values: measured.map((times) => median(times.get(label) ?? [])),
    digits: 0,
    limit: { most },
  });
  return [
    {
      title: 'programs of 35 modules each, on the phone',
      columns: [`${String(few)} programs`, `${String(many)} programs`],
      lines: [
        line('the drawer of programs is opened, ms until the next paint', 300),
        line('a letter in its filter', 100),
        line('the search is opened', 100),
        line('a letter in the search', 100),
      ],
    },
  ];
}

/** The platform's answer for a person who has every module in so many programs, one of which is the program that is selected. */
function withPrograms(menu: MenuItemsResponse, count: number): MenuItemsResponse {
  const modules = new Map(menu.SiteMapEntry.map((entry) => [entry.ModuleId, entry]));
  const selected = menu.SiteMapEntry.filter(({ ProjectName }) => ProjectName === program).slice(0, 1);
  const programs = [
    ...selected.map(({ ProjectId, ProjectName }) => ({ ProjectId, ProjectName })),
    ...Array.from({ length: count - 1 }, (_, index) => ({
      ProjectId: `P${String(index)}`,
      ProjectName: `Fiber ${['North', 'South', 'East', 'West'][index % 4] ?? ''} Corridor ${String(index)}`,
    })),
  ];
  const entries = [...modules.values()].slice(0, 35);
  return { ...menu, SiteMapEntry: programs.flatMap((one) => entries.map((entry) => ({ ...entry, ...one }))) };
}

async function measureWith(browser: Browser, origin: string, count: number): Promise<Map<string, number[]>> {
  const page = await browser.newPage({ viewport: phone.viewport, hasTouch: true });
  await page.addInitScript(watchInteractions, shortest);
  await new SignIns().signIn(page, 'avery', { path: `${origin}/` });
  await page.route('**/GetMenuItemsWithGroup*', async (route) => {
    const answer = await route.fetch();
    const menu = (await answer.json()) as MenuItemsResponse; // The platform keeps the shape.
    await route.fulfill({ response: answer, json: withPrograms(menu, count) });
  });
  await page.reload();
  const banner = page.getByRole('banner');
  await page.getByRole('list', { name: 'Application groups' }).waitFor();
  await emulate(await page.context().newCDPSession(page), { ...phone, network: null });
  const times = new Map<string, number[]>();
  const measure = async (label: string, act: () => Promise<unknown>) => {
    const measured = times.get(label) ?? [];
    times.set(label, measured);
    measured.push(await timed(page, act));
  };
  // In the first round, code of each part arrives.
  for (let round = 0; round <= rounds; round += 1) {
    if (round === 1) times.clear();
    const button = banner.getByRole('button', { name: /^Program/ });
    await measure('the drawer of programs is opened, ms until the next paint', await tapOn(button));
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
    await page.getByRole('dialog').getByRole('searchbox').focus();
    for (const letter of 'south') await measure('a letter in its filter', () => page.keyboard.press(letter));
    // The first press clears the filter.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await measure('the search is opened', () => page.keyboard.press('Control+K'));
    await page.getByRole('dialog', { name: 'Search everything' }).getByRole('combobox').waitFor();
    for (const letter of 'sched') await measure('a letter in the search', () => page.keyboard.press(letter));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.close();
  return times;
}
