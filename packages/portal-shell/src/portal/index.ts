export { createPortal, type Portal } from './createPortal.ts';
export { PortalProvider, usePortal, useSelectedProgram } from './PortalProvider.tsx';
