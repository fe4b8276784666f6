import type { Page } from 'playwright';
import { startGantry, type Gantry } from '../e2e/support/gantry.ts';

/** Starts the portal and its platform for one scope. The portal must be built. */
export async function startPortal(environment?: Readonly<Record<string, string>>): Promise<Gantry & AsyncDisposable> {
  const gantry = await startGantry(environment);
  return { ...gantry, [Symbol.asyncDispose]: gantry.close };
}

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
