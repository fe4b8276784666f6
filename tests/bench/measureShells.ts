import type { Browser, CDPSession, Page } from 'playwright';
import { SignIns } from '../e2e/support/signIn.ts';
import { median, quantile } from '../quantile.ts';
import { measureLeft, measureSwitches } from './measureSwitches.ts';
import { launchBrowser, launchInterpreter } from './meter.ts';
import { servePages } from './pages.ts';
import { startPortal, type Shell } from './portal.ts';
import { desktop, emulate, phone } from './profiles.ts';
import type { Line, Table, Tell } from './report.ts';

/** One opening of a page. Times are milliseconds since the navigation. */
interface OpeningFigures {
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

/** The visits of one run: with an empty cache, and again with the full one. */
interface Visits {
  readonly cold: OpeningFigures;
  readonly reload: OpeningFigures;
}

/** Opens a shell with an empty cache, and again with the full one. */
async function measureVisits(browser: Browser, shell: Shell, profile: typeof phone): Promise<Visits> {
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

/** The figures of one shell. */
interface ShellFigures {
  readonly phone: readonly Visits[];
  readonly desktop: readonly Visits[];
  /** The milliseconds of each switch between two places. */
  readonly switches: readonly number[];
  /** Bytes that a hundred switches leave. */
  readonly left: number;
}

/** Opens the plain page and the portal, and switches between two of their places. The portal must be built. */
export async function measureShells(runs: number, tell: Tell): Promise<readonly Table[]> {
  await using pages = await servePages();
  await using gantry = await startPortal();
  await using interpreter = await launchInterpreter();
  await using browser = await launchBrowser();
  const signIns = new SignIns();
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
      open: (page) => signIns.signIn(page, 'avery', { path: `${gantry.portalOrigin}/` }),
      tile: 'main [role="list"] button, main ul button',
      places: ['Work Order', 'Schedule'],
    },
  ];
  const all: ShellFigures[] = [];
  for (const shell of shells) {
    tell(1, `${shell.label}, switches`);
    const switches = await measureSwitches(browser, shell, 100);
    const left = await measureLeft(interpreter, shell);
    const visits: Record<'phone' | 'desktop', Visits[]> = { phone: [], desktop: [] };
    for (let run = 1; run <= runs; run += 1) {
      tell(run, shell.label);
      visits.phone.push(await measureVisits(browser, shell, phone));
      visits.desktop.push(await measureVisits(browser, shell, desktop));
    }
    all.push({ ...visits, switches, left });
  }
  const line = (label: string, read: (figures: ShellFigures) => number, digits: number): Line => ({
    label,
    values: all.map(read),
    digits,
  });
  const middle = (visits: readonly Visits[], kind: keyof Visits, figure: keyof OpeningFigures) =>
    median(visits.map((visit) => visit[kind][figure]));
  return [
    {
      title: 'opening and switching',
      columns: shells.map(({ label }) => label),
      lines: [
        line('kB until usable', ({ phone }) => middle(phone, 'cold', 'bytes') / 1000, 0),
        line('requests until usable', ({ phone }) => middle(phone, 'cold', 'requests'), 0),
        line('phone, cold: painted, s', ({ phone }) => middle(phone, 'cold', 'painted') / 1000, 2),
        line('  usable, s', ({ phone }) => middle(phone, 'cold', 'usable') / 1000, 2),
        line('  blocked, ms', ({ phone }) => middle(phone, 'cold', 'blocked'), 0),
        line('  layout shift', ({ phone }) => middle(phone, 'cold', 'shift'), 3),
        line('phone, reload: usable, s', ({ phone }) => middle(phone, 'reload', 'usable') / 1000, 2),
        line('desktop, cold: usable, s', ({ desktop }) => middle(desktop, 'cold', 'usable') / 1000, 2),
        line('desktop, reload: usable, s', ({ desktop }) => middle(desktop, 'reload', 'usable') / 1000, 2),
        line('a switch, median, ms', ({ switches }) => quantile(switches, 0.5), 0),
        line('  95th percentile, ms', ({ switches }) => quantile(switches, 0.95), 0),
        line('kept by 100 switches, MB', ({ left }) => left / 1e6, 2),
      ],
    },
  ];
}
