import type { Browser, BrowserContext } from '@playwright/test';

/** What a test must not find of the test before it. The files that the browser has kept, and what it has compiled of them, are not listed. */
const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';

/** After one of these calls, a context cannot be made as new. */
const changing = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setOffline',
] as const;
const changingTime = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/**
 * The context that the tests of a worker share one after another. It keeps the files of the portal and what V8 has compiled of them, which
 * is most of what a fresh context costs. A test that changes the context itself, or fails, ends it.
 */
export class KeptContext {
  readonly #browser: Browser;
  readonly #prepare: (context: BrowserContext) => Promise<unknown>;
  #context: BrowserContext | null = null;
  #isChanged = false;

  /** `prepare` is done once to each context. */
  constructor(browser: Browser, prepare: (context: BrowserContext) => Promise<unknown>) {
    this.#browser = browser;
    this.#prepare = prepare;
  }

  async open(): Promise<BrowserContext> {
    if (this.#context !== null) return this.#context;
    const context = await this.#browser.newContext();
    await this.#prepare(context);
    this.#isChanged = false;
    this.#watch(context, changing);
    this.#watch(context.clock, changingTime);
    this.#context = context;
    return context;
  }

  /** Closes the pages, and makes the context as new for the next test. */
  async leave(origins: readonly string[], hasFailed: boolean): Promise<void> {
    const context = this.#context;
    if (context === null) return;
    if (this.#isChanged || hasFailed) {
      this.#context = null;
      await context.close();
      return;
    }
    await Promise.all(context.pages().map((page) => page.close()));
    await context.clearCookies();
    await context.clearPermissions();
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    for (const origin of origins) await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await page.close();
  }

  async close(): Promise<void> {
    await this.#context?.close();
  }

  #watch<T extends object>(target: T, names: readonly (keyof T)[]) {
    for (const name of names) {
      const call: unknown = target[name];
      if (typeof call !== 'function') continue;
      const value = (...args: unknown[]): unknown => {
        this.#isChanged = true;
        return Reflect.apply(call, target, args);
      };
      Object.defineProperty(target, name, { value, configurable: true });
    }
  }
}
