export { prefetchAccess, useAccess, useConfirmedAccess, type Access } from './access.ts';
export { createPortal, guardProgram } from './createPortal.ts';
export { createKeptAccess, type Granted } from './keptAccess.ts';
export type { Portal } from './Portal.ts';
export { usePortal, useSelectedProgram } from './Portal.ts';
export { PortalProvider } from './PortalProvider.tsx';
export { usePastStart } from './pastStart.tsx';
export { useChangePlaces, usePlaces, useVisit } from './usePlaces.ts';
export { programQueries } from './programSwitch.ts';
