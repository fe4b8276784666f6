import { mountRecords } from './records/mountRecords.tsx';

/** Workflow. */
export const mount = mountRecords('workflow');
