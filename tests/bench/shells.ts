import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { startGantry } from '../e2e/support/gantry.ts';
import { SignIns } from '../e2e/support/signIn.ts';
import { serveFolder } from './staticServer.ts';

const folder = join(import.meta.dirname, 'others');

/** A portal, or what stands for one, that is opened and used. */
export interface Shell {
  readonly label: string;
  /** Opens Home for someone who is signed in. */
  readonly open: (page: Page) => Promise<unknown>;
  /** A tile of Home, by which it can be told that Home can be used. */
  readonly tile: string;
  /** Two places of the menu, each by the name of its link, which is the heading of its page too. */
  readonly places: readonly [string, string];
}

/** The shells that are compared, all built for production and served. */
export interface Shells {
  readonly all: readonly Shell[];
  readonly close: () => Promise<void>;
}

const otherShells = [
  ['plain', 'plain page'],
  ['thinReact', 'thin React'],
  ['carbon', 'Carbon'],
  ['piral', 'Piral'],
  ['luigi', 'Luigi'],
] as const;

/** Installs the other shells by their own lockfile, builds them, and starts them and the portal. The portal must be built. */
export async function startShells(): Promise<Shells> {
  const run = (command: string, ...rest: string[]) => execFileSync(command, rest, { cwd: folder, stdio: 'inherit' });
  if (!existsSync(join(folder, 'node_modules'))) run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  const built = await mkdtemp(join(tmpdir(), 'gantry-others-'));
  run(process.execPath, 'build.mjs', built);
  const server = await serveFolder(built);
  const gantry = await startGantry();
  const signIns = new SignIns();
  const others = otherShells.map(([name, label]): Shell => ({
    label,
    open: (page) => page.goto(`${server.origin}/${name}.html`, { waitUntil: 'commit' }),
    tile: '[data-tile]',
    places: ['Place 1', 'Place 2'],
  }));
  const ours: Shell = {
    label: 'Gantry',
    // The first time it uses the pages of the provider, later the stored sign-in.
    open: (page) => signIns.signIn(page, 'avery', { path: `${gantry.portalOrigin}/` }),
    tile: 'main [role="list"] button, main ul button',
    places: ['Work Order', 'Schedule'],
  };
  return {
    all: [...others, ours],
    close: async () => {
      await gantry.close();
      await server.close();
      await rm(built, { recursive: true });
    },
  };
}
