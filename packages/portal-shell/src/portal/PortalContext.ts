import { createContext, use, useSyncExternalStore } from 'react';
import type { Program } from '../program/selectedProgram.ts';
import type { Portal } from './Portal.ts';

export const PortalContext = createContext<Portal | null>(null);

/** The portal: configuration, session, services, selected program and catalog. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (portal === null) throw new Error('There is no portal here. Render this screen under PortalProvider.');
  return portal;
}

/** The selected program; null while none is. The component renders again when it changes. */
export function useSelectedProgram(): Program | null {
  const { program } = usePortal();
  return useSyncExternalStore(program.subscribe, program.get);
}
