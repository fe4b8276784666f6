import type { Browser, Page } from 'playwright';
import { startGantry } from '../e2e/support/gantry.ts';
import { signIn } from '../e2e/support/signIn.ts';
import { quantile } from '../quantile.ts';
import { createMeter, desktop, launchBrowser, launchInterpreter } from './meter.ts';
import { servePages } from './pages.ts';
import type { Table, Tell } from './report.ts';

/** A portal, or the plain page that stands for one. */
interface Shell {
  readonly label: string;
  /** Opens Home for someone who is signed in. */
  readonly open: (page: Page) => Promise<unknown>;
  /** A tile of Home, which shows that Home can be used. */
  readonly tile: string;
  /** Two places of the menu, each by the name of its link, which is the heading of its page too. */
  readonly places: readonly [string, string];
}

declare global {
  interface Window {
    switched: Promise<number>;
  }
}

/** Returns the middle of a link of the menu, once the menu stands still. */
const placeOfLink = async (name: string) => {
  const link = [...document.querySelectorAll<HTMLElement>('a:not([target])')].find(
    (control) =>
      control.textContent.trim() === name &&
      control.dataset['tile'] === undefined &&
      control.getClientRects().length > 0,
  );
  if (link === undefined) throw new Error(`The menu has no link ${name}.`);
  link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const stillFrames = 3;
  let last = { x: Number.NaN, y: Number.NaN };
  for (let still = 0; still < stillFrames;) {
    const box = link.getBoundingClientRect();
    const next = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    still = next.x === last.x && next.y === last.y ? still + 1 : 0;
    last = next;
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  return last;
};

/** Begins `window.switched`: the time from the next press of the mouse until the heading of a place is painted. */
const watchSwitch = (name: string) => {
  /** It runs in each frame, so it makes no lists of elements. */
  const isShown = (): boolean => {
    for (const { textContent } of document.querySelectorAll('h1, h2')) if (textContent.trim() === name) return true;
    return false;
  };
  window.switched = new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`${name} was not shown within 20 s.`)), 20_000);
    const look = (pressedAt: number) => {
      if (!isShown()) {
        requestAnimationFrame(() => look(pressedAt));
        return;
      }
      clearTimeout(limit);
      // The next task runs after the paint.
      setTimeout(() => resolve(performance.now() - pressedAt));
    };
    addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
  });
};

/** How many frames the pointer of a person is at least on a link before they press it: a fifth of a second. */
const restBeforePress = 12;

const rest = async (frames: number) => {
  for (let frame = 0; frame < frames; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
};

/**
 * Points at a link of the menu, presses it with the mouse, and resolves with the time until the heading of its page is painted. A click by
 * a script would hold back every promise of the shell until its listeners have run.
 */
async function switchTo(page: Page, name: string): Promise<number> {
  const { x, y } = await page.evaluate(placeOfLink, name);
  await page.evaluate(watchSwitch, name);
  await page.mouse.move(x, y);
  await page.evaluate(rest, restBeforePress);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => window.switched);
}

/** Opens a shell and switches between two of its places until both are known. Resolves with the page and a function that switches. */
async function openForSwitches(browser: Browser, shell: Shell) {
  const page = await browser.newPage(desktop);
  await shell.open(page);
  await page.locator(shell.tile).first().waitFor();
  const go = (round: number) => switchTo(page, shell.places[round % 2] ?? '');
  for (let round = 0; round < 10; round += 1) await go(round);
  return { page, go };
}

/** Resolves with the milliseconds of each switch between two places that were seen before. */
async function measureSwitches(browser: Browser, shell: Shell, count: number): Promise<readonly number[]> {
  const { page, go } = await openForSwitches(browser, shell);
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) times.push(await go(round));
  await page.close();
  return times;
}

/** The bytes of heap that a hundred such switches leave. */
async function measureLeft(interpreter: Browser, shell: Shell): Promise<number> {
  const { page, go } = await openForSwitches(interpreter, shell);
  const meter = await createMeter(page);
  const before = await meter.heap();
  for (let round = 0; round < 100; round += 1) await go(round);
  const left = (await meter.heap()) - before;
  await page.close();
  return left;
}

/** Switches between two places of the plain page and of the portal. The portal must be built. */
export async function measureSwitching(_runs: number, tell: Tell): Promise<readonly Table[]> {
  await using pages = await servePages();
  await using gantry = await startGantry();
  await using interpreter = await launchInterpreter();
  await using browser = await launchBrowser();
  const shells: readonly Shell[] = [
    {
      label: 'plain page',
      open: (page) => page.goto(pages.address('home'), { waitUntil: 'commit' }),
      tile: '[data-tile]',
      places: ['Place 1', 'Place 2'],
    },
    {
      label: 'Gantry',
      // The first time it uses the pages of the provider, later the stored sign-in.
      open: (page) => signIn(page, 'avery', { path: `${gantry.portalOrigin}/` }),
      tile: 'main [role="list"] button, main ul button',
      places: ['Work Order', 'Schedule'],
    },
  ];
  const switches: (readonly number[])[] = [];
  const left: number[] = [];
  for (const shell of shells) {
    tell(1, shell.label);
    switches.push(await measureSwitches(browser, shell, 100));
    left.push(await measureLeft(interpreter, shell));
  }
  const times = (part: number) => switches.map((measured) => quantile(measured, part));
  return [
    {
      title: 'switching',
      columns: shells.map(({ label }) => label),
      lines: [
        { label: 'a switch, median, ms', values: times(0.5), digits: 0 },
        { label: '  95th percentile, ms', values: times(0.95), digits: 0 },
        { label: 'kept by 100 switches, MB', values: left.map((bytes) => bytes / 1e6), digits: 2 },
      ],
    },
  ];
}
