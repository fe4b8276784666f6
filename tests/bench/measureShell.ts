import type { Browser, CDPSession, Page } from 'playwright';
import { createMeter } from './meter.ts';
import type { Shell } from './shells.ts';

/** The device and the network of a visit. */
export interface Profile {
  readonly name: 'phone' | 'desktop';
  readonly viewport: { readonly width: number; readonly height: number };
  /** How many times slower the processor is. */
  readonly slowdown: number;
  /** Null for that of the machine itself. */
  readonly network: { readonly latency: number; readonly bytesPerSecond: number } | null;
}

export const profiles: readonly Profile[] = [
  {
    name: 'phone',
    viewport: { width: 390, height: 844 },
    slowdown: 4,
    network: { latency: 150, bytesPerSecond: 200_000 },
  },
  { name: 'desktop', viewport: { width: 1280, height: 900 }, slowdown: 1, network: null },
];

/** One opening of a page. Times are milliseconds since the navigation. */
export interface OpeningFigures {
  readonly painted: number;
  /** When a tile of Home can be pressed. */
  readonly usable: number;
  /** What tasks took beyond 50 ms each, until Home can be used. */
  readonly blocked: number;
  readonly shift: number;
  /** Bytes that arrived until Home can be used, and the requests for them. */
  readonly bytes: number;
  readonly requests: number;
}

interface Watched {
  usable: number | null;
  blocked: number;
  shift: number;
}

declare global {
  interface Window {
    watched: Watched;
    switched: Promise<number>;
  }
}

/** Watches a page from its first script on. */
const watchStart = (tile: string) => {
  const watched: Watched = { usable: null, blocked: 0, shift: 0 };
  window.watched = watched;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (watched.usable === null) watched.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    // The type of an entry follows from the observed type.
    for (const entry of list.getEntries()) watched.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  // It looks only when something has changed: a look in each frame would make the page draw frames that nobody sees.
  const look = () => {
    const found = document.querySelector(tile);
    if (found === null || found.closest('[inert]') !== null || found.getClientRects().length === 0) return;
    changes.disconnect();
    removeEventListener('load', look, { capture: true });
    requestAnimationFrame(() => {
      // The next task runs after the paint.
      setTimeout(() => {
        watched.usable = performance.now();
      });
    });
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  // A sheet of styles that arrives may show the tile.
  addEventListener('load', look, { capture: true });
};

/** Makes a page as slow as a device and its network. */
export async function emulate(session: CDPSession, { slowdown, network }: Profile): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network === null) return;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.bytesPerSecond,
    uploadThroughput: network.bytesPerSecond / 2,
  });
}

async function measureOpening(page: Page, session: CDPSession, open: () => Promise<unknown>): Promise<OpeningFigures> {
  let bytes = 0;
  let requests = 0;
  const count = ({ encodedDataLength }: { readonly encodedDataLength: number }) => {
    bytes += encodedDataLength;
    requests += 1;
  };
  session.on('Network.loadingFinished', count);
  await open();
  const isShown = () =>
    window.watched.usable !== null && performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.waitForFunction(isShown, null, { timeout: 120_000, polling: 100 });
  session.off('Network.loadingFinished', count);
  const figures = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    usable: window.watched.usable ?? Number.NaN,
    blocked: window.watched.blocked,
    shift: window.watched.shift,
  }));
  return { ...figures, bytes, requests };
}

/** Opens a shell with an empty cache, and again with the full one. */
export async function measureVisits(
  browser: Browser,
  shell: Shell,
  profile: Profile,
): Promise<{ readonly cold: OpeningFigures; readonly reload: OpeningFigures }> {
  const context = await browser.newContext({ viewport: profile.viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await emulate(session, profile);
  await page.addInitScript(watchStart, shell.tile);
  const cold = await measureOpening(page, session, () => shell.open(page));
  // What loads after Home is in the cache too.
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const reload = await measureOpening(page, session, () => page.reload({ waitUntil: 'commit' }));
  await context.close();
  return { cold, reload };
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
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await shell.open(page);
  await page.locator(shell.tile).first().waitFor();
  const go = (round: number) => switchTo(page, shell.places[round % 2] ?? '');
  for (let round = 0; round < 10; round += 1) await go(round);
  return { page, go };
}

/** The milliseconds of each switch between two places that were seen before. */
export async function measureSwitches(browser: Browser, shell: Shell, count: number): Promise<readonly number[]> {
  const { page, go } = await openForSwitches(browser, shell);
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) times.push(await go(round));
  await page.close();
  return times;
}

/** The bytes of heap that a hundred such switches leave. */
export async function measureLeft(interpreter: Browser, shell: Shell): Promise<number> {
  const { page, go } = await openForSwitches(interpreter, shell);
  const meter = await createMeter(page);
  const before = await meter.heap();
  for (let round = 0; round < 100; round += 1) await go(round);
  const left = (await meter.heap()) - before;
  await page.close();
  return left;
}
