export { Illustration } from './Illustration.tsx';
export type { IllustrationName, IllustrationProps, ListIllustrationName } from './illustrationNames.ts';
export { LaterDrawing } from './LaterDrawing.tsx';
