import { existsSync } from 'node:fs';
import { toolPackages } from '../../scripts/support/setUp.mjs';
import { chromiumLaunch } from '../chromium.ts';
import { startChromium } from './chromium.ts';
import type { Engine, EngineName, EngineProfile, EngineTab } from './engine.ts';
import { startFirefox, type Preferences } from './firefox.ts';
import { Tab } from './Tab.ts';
import { startWebKit } from './webkit.ts';

const { 'firefox-esr': firefoxEsr, 'webkit2gtk-driver': webKitDriver, xvfb, xdotool } = toolPackages.engines;
const firefox = process.env['FIREFOX'] ?? firefoxEsr;
const miniBrowser = process.env['MINIBROWSER'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

interface EngineOptions {
  /** Those of Firefox; no other engine has some. */
  readonly preferences?: Preferences;
  /** WebKit takes them only if it is started for it, and is slower then. */
  readonly takesScreenshots?: boolean;
  /** Where everything that it keeps stays, in one profile. Without it, each profile is a new one. WebKitGTK has none under its driver. */
  readonly folder?: string;
}

/** The files that each engine needs here. */
const needs: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: [chromiumLaunch.executablePath],
  firefox: [firefox],
  webkit: [miniBrowser, webKitDriver, xvfb, xdotool],
};
const starts: Readonly<Record<EngineName, (options: EngineOptions) => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: (options) => startFirefox(firefox, options),
  webkit: (options) => startWebKit(miniBrowser, options),
};

/** What an engine lacks on this machine. Empty if it can start. */
export const missingFor = (name: EngineName) => needs[name].filter((path) => !existsSync(path));

const tabs = new WeakMap<EngineTab, Tab>();

function tabOf(engine: EngineTab) {
  const tab = tabs.get(engine) ?? new Tab(engine);
  tabs.set(engine, tab);
  return tab;
}

const profileOf = (engine: EngineProfile) => ({
  ...engine,
  newTab: async () => tabOf(await engine.newTab()),
  tabs: async () => (await engine.tabs()).map(tabOf),
});

/** A person at a browser, with storage, cookies and downloads of their own. */
export type Profile = ReturnType<typeof profileOf>;

/** Starts a browser. */
export async function startEngine(name: EngineName, options: EngineOptions = {}) {
  const engine = await starts[name](options);
  return { ...engine, open: async () => profileOf(await engine.open()) };
}
