import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { isSamePage, markPage } from '../e2e/support/portalPage.ts';
import { program, signInByForm } from '../e2e/support/signIn.ts';
import { createOutsideModule, startDevelopmentServer } from '../outside-module/outsideFolder.ts';
import { median } from '../quantile.ts';
import { listen } from '../webServer.ts';
import { createMeter, desktop, launchBrowser, launchInterpreter } from './meter.ts';
import { startPortal } from './portal.ts';
import type { Line, Table } from './report.ts';

/** What a module left in the page. */
type Left = Readonly<Record<'nodes' | 'listeners' | 'timers' | 'heap', number>>;

const rounds = 15;
const visits = 100;

/** Measures modules from outside in the built portal. The portal and the packages must be built. */
export async function measureModules(): Promise<readonly Table[]> {
  const hotReload = await measureHotReload();
  const left = await measureVisits();
  const line = (label: string, value: number, most: number, digits = 0): Line => ({
    label,
    values: [value],
    digits,
    limit: { most },
  });
  return [
    {
      title: 'modules from outside',
      columns: [''],
      lines: [
        line('a saved file of a module, ms until shown', hotReload, 1000),
        line('nodes that a dirty module left, opened 100 times', left.nodes, 0),
        line('  listeners of window and document', left.listeners, 0),
        line('  timers', left.timers, 0),
        line('  MB of objects, after a hundred visits before', left.heap / 1e6, 0.1, 3),
      ],
    },
  ];
}

/**
 * Saves a file of a new module again and again, while the module is open in the portal by an override. Resolves with the median of the
 * milliseconds until the new text shows.
 */
async function measureHotReload(): Promise<number> {
  await using gantry = await startPortal();
  await using browser = await launchBrowser();
  const module = createOutsideModule('crew-board');
  const server = await startDevelopmentServer(module);
  const page = await browser.newPage({ baseURL: gantry.portalOrigin });
  try {
    const path = '/apps/crew-board?note=7';
    await signInByForm(page, 'avery', `${path}&module=crew-board@${server.entry}`, program);
    const app = join(module.folder, 'src/App.tsx');
    const source = await readFile(app, 'utf8');
    await page.getByRole('link', { name: 'Records', exact: true }).waitFor();
    await markPage(page);
    const times: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const text = `Records, round ${round}`;
      const shown = page.evaluate(
        (wanted) =>
          new Promise<number>((resolve) => {
            const look = () => {
              if (document.querySelector('main')?.textContent?.includes(wanted) === true) resolve(Date.now());
              else requestAnimationFrame(look);
            };
            look();
          }),
        text,
      );
      const savedAt = Date.now();
      await writeFile(app, source.replace('>Records<', `>${text}<`));
      times.push((await shown) - savedAt);
    }
    const isSame = await isSamePage(page);
    const banner = page.getByRole('banner').getByRole('button', { name: program });
    if (!isSame || !page.url().endsWith(path) || !(await banner.isVisible()))
      throw new Error('A saved change did not keep the page, its address or its program.');
    return median(times);
  } finally {
    server.close();
    module.remove();
  }
}

/** The code of a module that cleans nothing up. */
const dirtyEntry = `
export const contract = '1.0';
export function mount(container, context) {
  const heading = document.createElement('h1');
  heading.textContent = 'Dirty module';
  container.append(heading);
  for (let count = 0; count < 20; count += 1) {
    const litter = new Array(1000).fill(count);
    document.body.append(document.createElement('div'));
    window.addEventListener('resize', () => litter.length);
    document.addEventListener('keydown', () => litter.length);
    setInterval(() => litter.length, 60_000);
    setTimeout(() => litter.length, 600_000);
    context.onAppearanceChange(() => litter.length);
    context.beforeLeave(() => (litter.length > 0 ? null : 'Stay?'));
  }
  window.onresize = () => heading;
}`;

/** The code of the timers that run, kept by functions that are there before the portal's. */
function countTimers() {
  const running = new Set<unknown>();
  const scope = window as unknown as Record<string, (...values: unknown[]) => unknown>;
  for (const [start, stop, isOnce] of [
    ['setTimeout', 'clearTimeout', true],
    ['setInterval', 'clearInterval', false],
  ] as const) {
    const nativeStart = scope[start];
    const nativeStop = scope[stop];
    scope[start] = (callback, delay, ...rest) => {
      const run = (...values: unknown[]) => {
        if (isOnce) running.delete(id);
        if (typeof callback === 'function') Reflect.apply(callback, window, values);
      };
      const id = nativeStart?.call(window, run, delay, ...rest);
      // The portal's own timers are short or few. The module's are a minute and longer.
      if (Number(delay) >= 60_000) running.add(id);
      return id;
    };
    scope[stop] = (id) => {
      running.delete(id);
      return nativeStop?.call(window, id);
    };
  }
  Object.assign(window, { countRunningTimers: () => running.size });
}

/** Resolves with what a module that cleans nothing up leaves when it is opened and left a hundred times, after a hundred times before. */
async function measureVisits(): Promise<Left> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(dirtyEntry);
  });
  const { origin, close } = await listen(server);
  const entry = `${origin}/dirty/entry.js`;
  const modules = [{ route: 'dirty', name: 'Dirty', code: 'WFL', group: 'workflow', icon: 'workflow', entry }];
  await using gantry = await startPortal({ PORTAL_CONFIGURATION: JSON.stringify({ modules }) });
  await using browser = await launchInterpreter();
  const page = await browser.newPage({ ...desktop, baseURL: gantry.portalOrigin });
  await page.addInitScript(countTimers);
  try {
    await signInByForm(page, 'avery', '/apps', program);
    const menu = page.getByRole('navigation');
    await menu.getByRole('link', { name: 'Dirty', exact: true }).waitFor();
    await visitOften(page);
    // The developer tools, too, keep something of what they showed once.
    await countAll(page);
    const before = await countAll(page);
    await visitOften(page);
    const after = await countAll(page);
    return {
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      timers: after.timers - before.timers,
      heap: after.heap - before.heap,
    };
  } finally {
    await close();
  }
}

/** Opens the module and goes back to the list of applications, a hundred times. */
async function visitOften(page: Page): Promise<void> {
  for (let visit = 0; visit < visits; visit += 1) {
    await page.getByRole('navigation').getByRole('link', { name: 'Dirty', exact: true }).click();
    await page.getByRole('heading', { name: 'Dirty module' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('heading', { name: 'Dirty module' }).waitFor({ state: 'detached' });
  }
}

async function countAll(page: Page): Promise<Left> {
  const meter = await createMeter(page);
  // What the last visits began, such as calls that are aborted, holds their objects for a moment.
  let heap = await meter.heap();
  for (let last = Infinity; last - heap > 10_000;) {
    await delay(2000);
    last = heap;
    heap = await meter.heap();
  }
  const tools = await page.context().newCDPSession(page);
  const { result } = await tools.send('Runtime.evaluate', {
    expression: `({
      nodes: document.querySelectorAll('*').length,
      listeners: [window, document].flatMap((target) => Object.values(getEventListeners(target)).flat()).length,
      timers: countRunningTimers(),
    })`,
    includeCommandLineAPI: true,
    returnByValue: true,
  });
  await tools.detach();
  // The expression gives these three.
  return { ...(result.value as Omit<Left, 'heap'>), heap };
}
