import { mountRecords } from './records/mountRecords.tsx';

/** Questionnaire. */
export const mount = mountRecords('questionnaire');
