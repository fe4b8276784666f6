import { useProvided } from '@gantry/base/react';
import { createContext, use } from 'react';
import type { Granted } from '../../portal/index.ts';
import type { Program } from '@gantry/platform-client/program/selectedProgram';

/** The facts that the guards above a screen have checked. */
export interface Proof {
  readonly granted: Granted;
  /** The selected program; null behind a guard that asks for none. */
  readonly program: Program | null;
}

const ProofContext = createContext<Proof | null>(null);

/** Hands a guard's proof to the screens below it. */
export const ProofProvider = ProofContext.Provider;

/**
 * Returns what the signed-in person may see. The guard around this screen has loaded it.
 *
 * @throws outside of a guard
 */
export const useGranted = (): Granted =>
  useProvided(ProofContext, 'Nothing is known of the permissions here. Render this screen inside a guard.').granted;

/**
 * Returns the selected program. The guard around this screen has checked that there is one.
 *
 * @throws outside of a guard that requires a program
 */
export function useGuardedProgram(): Program {
  const program = use(ProofContext)?.program;
  if (program == null)
    throw new Error('No program is known here. Render this screen inside ProgramGuard or ModuleGuard.');
  return program;
}
