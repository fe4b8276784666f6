export { Illustration } from './Illustration.tsx';
export type { IllustrationName, IllustrationProps } from './Illustration.tsx';
