import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Gantry } from './gantry.ts';

/** What a test must not find of the test before it. The files that the browser has kept are not listed. */
const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';

/** What cannot be taken back. A test that does it to the context itself starts cold. */
const changing = ['addInitScript', 'exposeBinding', 'exposeFunction', 'route', 'routeWebSocket', 'setExtraHTTPHeaders'];
const changingTime = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

/**
 * An animation without end runs once. While a job of the panel has no percentage, its bar moves for ever, and drawing that took more of the
 * processor than the rest of a test. Tests of motion ask for reduced motion, and stories show how the bar moves.
 */
function endAnimations() {
  const sheet = new CSSStyleSheet();
  const rule = '*, ::before, ::after { animation-iteration-count: 1 !important; }';
  sheet.replaceSync(`@media (prefers-reduced-motion: no-preference) { ${rule} }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Opens a browser that has never loaded the portal. */
export async function openColdContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(endAnimations);
  return context;
}

/**
 * The context that tests of a worker share one after another. It keeps the files of the portal, but not what V8 has compiled of them: the
 * headless shell has no cache of code. A test that fails ends it.
 */
export class KeptContext {
  readonly #browser: Browser;
  readonly #origins: readonly string[];
  #context: BrowserContext | null = null;

  constructor(browser: Browser, { portalOrigin, platformOrigin }: Gantry) {
    this.#browser = browser;
    this.#origins = [portalOrigin, platformOrigin];
  }

  async open(): Promise<BrowserContext> {
    if (this.#context !== null) return this.#context;
    const context = await openColdContext(this.#browser);
    forbid(context, changing);
    forbid(context.clock, changingTime);
    this.#context = context;
    return context;
  }

  /** Closes the pages, and makes the context as new for the next test, which begins with the page that is left. */
  async leave(hasFailed: boolean): Promise<void> {
    const context = this.#context;
    if (context === null) return;
    if (hasFailed) return this.close();
    const used = context.pages();
    const page = await context.newPage();
    await Promise.all(used.map((one) => one.close()));
    await context.setOffline(false);
    await context.clearCookies();
    await context.clearPermissions();
    const devTools = await context.newCDPSession(page);
    for (const origin of this.#origins) await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await devTools.detach();
  }

  async close(): Promise<void> {
    const context = this.#context;
    this.#context = null;
    await context?.close();
  }
}

/** The first page of a context: the one that {@link KeptContext.leave} left, or a new one. */
export const firstPageOf = async (context: BrowserContext): Promise<Page> =>
  context.pages()[0] ?? (await context.newPage());

function forbid(target: object, names: readonly string[]) {
  for (const name of names) {
    const value = () => {
      throw new Error(`${name} changes the browser for the tests that follow. The test needs \`startsCold: true\`.`);
    };
    Object.defineProperty(target, name, { value, configurable: true });
  }
}
