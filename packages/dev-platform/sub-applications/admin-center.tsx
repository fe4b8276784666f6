import { mountRecords } from './records/mountRecords.tsx';

/** Admin Center. */
export const mount = mountRecords('adminCenter');
