import { startGantry, type Gantry } from '../e2e/support/gantry.ts';

/** Starts the portal and its platform for one scope. The portal must be built. */
export async function startPortal(environment?: Readonly<Record<string, string>>): Promise<Gantry & AsyncDisposable> {
  const gantry = await startGantry(environment);
  return { ...gantry, [Symbol.asyncDispose]: gantry.close };
}
