export { Illustration } from './Illustration.tsx';
export type { IllustrationName, IllustrationProps, ListIllustrationName } from './illustrationNames.ts';
export { listDrawings } from './listDrawings.tsx';
export { Sheet } from './Sheet.tsx';
