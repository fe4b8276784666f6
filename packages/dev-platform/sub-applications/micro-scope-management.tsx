import { mountRecords } from './records/mountRecords.tsx';

/** Scope 2.0. */
export const mount = mountRecords('microScopeManagement');
