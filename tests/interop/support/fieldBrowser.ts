import { readRows } from '../../e2e/support/storageDump.ts';
import { startEngine } from '../../engines/start.ts';
import type { EngineName } from '../../engines/engine.ts';
import type { Tab } from '../../engines/Tab.ts';
import { until } from '../../engines/until.ts';
import { temporaryFolder } from './processes.ts';

/** A browser that crashes and is opened again with what it has kept. */
export interface FieldBrowser {
  readonly open: () => Promise<Tab>;
  /** Ends it in good order. It has written all then: a browser keeps cookies back for half a minute. */
  readonly quit: () => Promise<void>;
  readonly crash: () => Promise<void>;
  readonly close: () => Promise<void>;
}

function killedBrowser(name: EngineName): FieldBrowser {
  const folder = temporaryFolder(name);
  let engine: Awaited<ReturnType<typeof startEngine>> | null = null;
  const crash = async () => {
    await engine?.kill();
    engine = null;
  };
  return {
    open: async () => {
      engine = await startEngine(name, { folder: folder.path });
      return (await engine.open()).newTab();
    },
    quit: async () => {
      await engine?.close();
      engine = null;
    },
    crash,
    close: async () => {
      await crash();
      folder.remove();
    },
  };
}

/** MiniBrowser keeps nothing on disk while a driver steers it. So its page is only reloaded. */
async function stayingWindow(name: EngineName): Promise<FieldBrowser> {
  const engine = await startEngine(name);
  const profile = await engine.open();
  const tab = await profile.newTab();
  const stay = async () => undefined;
  return {
    open: async () => tab,
    quit: stay,
    crash: stay,
    close: async () => {
      await profile.close();
      await engine.close();
    },
  };
}

/** The browser of an engine as a person on site has it. */
export const fieldBrowser = async (name: EngineName): Promise<FieldBrowser> =>
  name === 'webkit' ? stayingWindow(name) : killedBrowser(name);

/** Resolves once the worker is there and something is kept of each of these. */
export const untilKept = (tab: Tab, ...wanted: readonly string[]) =>
  until(async () => {
    const files = await tab.evaluate(async () => {
      // Its state does not prove it: WebKit may show that of its installation for ever.
      if (!(await navigator.serviceWorker.getRegistration())?.active) return [];
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return names.flatMap((name, index) => (kept[index] ?? []).map(({ url }) => `${name} ${url}`));
    }, []);
    const kept = [...files, ...(await tab.evaluate(readRows, ['gantry-answers'])).map(({ key }) => key)];
    const missing = wanted.filter((one) => !kept.some((text) => text.includes(one)));
    if (missing.length > 0) throw new Error(`Nothing is kept yet of ${missing.join(', ')}`);
  });

/** Resolves once a database has a row with this text. */
export const untilStored = (tab: Tab, database: 'gantry.drafts' | 'gantry.uploads', text: string) =>
  until(async () => {
    const rows = await tab.evaluate(readRows, [database]);
    if (!rows.some(({ value }) => value.includes(text))) throw new Error(`${database} does not have ${text} yet`);
  });
