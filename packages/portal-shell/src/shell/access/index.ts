export { loadAccess, useAccess } from './useAccess.ts';
export type { Access, Granted } from './useAccess.ts';
