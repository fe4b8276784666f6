import type { Browser } from '@playwright/test';
import { startProxy, type CuttableProxy } from '../../interop/support/cuttableProxy.ts';
import { copyBuiltPortal, type BuiltPortalCopy } from './builtPortalCopy.ts';
import { startGantry, type Gantry } from './gantry.ts';
import { KeptContext } from './KeptContext.ts';

/** How the portal of a test differs from that of the demonstration. */
export interface InstallationOptions {
  /** Keys that replace those of its configuration. */
  readonly configuration?: object;
  /** It has a copy of the build, in which the test deploys others. */
  readonly hasOwnBuild?: boolean;
  /** Its services are called over a line that can be cut, and that counts what is sent. */
  readonly isOverLine?: boolean;
}

/** A portal with its platform, and the browser context of the tests that use it one after another. */
export interface Installation extends Gantry {
  readonly kept: KeptContext;
  /** The browser of another device, or of another person. */
  readonly other: KeptContext;
  readonly build: BuiltPortalCopy | null;
  readonly line: CuttableProxy | null;
}

const services = ['application', 'user-access', 'monolith', 'notification', 'base', 'storage'];
const camelCase = (path: string) => path.replace(/-\w/, ([, letter = '']) => letter.toUpperCase());

/** The addresses of services at an origin; of all unless some are named. */
export const servicesAt = (origin: string, names: readonly string[] = services) =>
  Object.fromEntries(names.map((name) => [camelCase(name), `${origin}/${name}`]));

async function install(browser: Browser, options: InstallationOptions): Promise<Installation> {
  const { configuration, hasOwnBuild = false, isOverLine = false } = options;
  const build = hasOwnBuild ? await copyBuiltPortal() : null;
  let port = 0;
  const line = isOverLine ? await startProxy(() => port) : null;
  const keys = { ...configuration, ...(line && { services: servicesAt(line.origin) }) };
  const gantry = await startGantry({
    PORTAL_CONFIGURATION: JSON.stringify(keys),
    ...(build && { PORTAL_DIRECTORY: build.directory }),
  });
  port = Number(new URL(gantry.platformOrigin).port);
  const [kept, other] = [new KeptContext(browser, gantry), new KeptContext(browser, gantry)];
  const close = async () => {
    await kept.close();
    await other.close();
    await gantry.close();
    await line?.close();
    await build?.delete();
  };
  return { ...gantry, kept, other, build, line, close, [Symbol.asyncDispose]: close };
}

/**
 * The installations of a worker: that of the demonstration, and one more at a time. A worker of its own for each would start a browser and
 * compile the portal again.
 */
export class Installations {
  readonly #browser: Browser;
  readonly #running = new Map<string, Installation>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param file whose tests share it: they may change its build */
  async of(options: InstallationOptions, file: string): Promise<Installation> {
    const isOwn = Object.keys(options).length > 0;
    const key = isOwn ? JSON.stringify([file, options]) : '';
    const known = this.#running.get(key);
    if (known) return known;
    if (isOwn) await this.#close((name) => name !== '');
    const installation = await install(this.#browser, options);
    this.#running.set(key, installation);
    return installation;
  }

  close = () => this.#close(() => true);

  async #close(isMeant: (key: string) => boolean) {
    for (const [key, installation] of this.#running) {
      if (!isMeant(key)) continue;
      this.#running.delete(key);
      await installation.close();
    }
  }
}
