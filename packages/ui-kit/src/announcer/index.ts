export { announce } from './announce.ts';
export type { AnnounceOptions, Politeness } from './announce.ts';
export { useAnnouncement } from './useAnnouncement.ts';
