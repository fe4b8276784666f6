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

/** A person at a browser, with storage, cookies and downloads of their own. */
export class Profile {
  readonly #engine: EngineProfile;
  readonly #known = new Map<unknown, Tab>();

  constructor(engine: EngineProfile) {
    this.#engine = engine;
  }

  readonly #tabFor = (engine: EngineTab) => {
    const tab = this.#known.get(engine) ?? new Tab(engine);
    this.#known.set(engine, tab);
    return tab;
  };

  newTab = async () => this.#tabFor(await this.#engine.newTab());
  tabs = async () => (await this.#engine.tabs()).map(this.#tabFor);
  setNotifications: EngineProfile['setNotifications'] = (...setting) => this.#engine.setNotifications(...setting);
  close = () => this.#engine.close();
  get downloads() {
    return this.#engine.downloads;
  }
}

/** Starts a browser. */
export async function startEngine(name: EngineName, options: EngineOptions = {}) {
  const engine = await starts[name](options);
  return {
    name,
    open: async () => new Profile(await engine.open()),
    kill: () => engine.kill(),
    close: () => engine.close(),
  };
}
