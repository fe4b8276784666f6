import type { Page } from 'playwright';
import { startGantry } from '../e2e/support/gantry.ts';
import { SignIns } from '../e2e/support/signIn.ts';
import { servePages } from './pages.ts';

/** A portal, or the plain page that stands for one, that is opened and used. */
export interface Shell {
  readonly label: string;
  /** Opens Home for someone who is signed in. */
  readonly open: (page: Page) => Promise<unknown>;
  /** A tile of Home, by which it can be told that Home can be used. */
  readonly tile: string;
  /** Two places of the menu, each by the name of its link, which is the heading of its page too. */
  readonly places: readonly [string, string];
}

/** The floor and the portal, both built for production and served. */
export interface Shells {
  readonly all: readonly Shell[];
  readonly close: () => Promise<void>;
}

/** Starts the plain page and the portal. The portal must be built. */
export async function startShells(): Promise<Shells> {
  const pages = await servePages();
  const gantry = await startGantry();
  const signIns = new SignIns();
  const floor: Shell = {
    label: 'plain page',
    open: (page) => page.goto(pages.address('home'), { waitUntil: 'commit' }),
    tile: '[data-tile]',
    places: ['Place 1', 'Place 2'],
  };
  const ours: Shell = {
    label: 'Gantry',
    // The first time it uses the pages of the provider, later the stored sign-in.
    open: (page) => signIns.signIn(page, 'avery', { path: `${gantry.portalOrigin}/` }),
    tile: 'main [role="list"] button, main ul button',
    places: ['Work Order', 'Schedule'],
  };
  return {
    all: [floor, ours],
    close: async () => {
      await gantry.close();
      await pages.close();
    },
  };
}
