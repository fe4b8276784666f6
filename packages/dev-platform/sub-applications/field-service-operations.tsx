import { mountRecords } from './records/mountRecords.tsx';

/** Field Service Operation 2.0. */
export const mount = mountRecords('fieldServiceOperations');
