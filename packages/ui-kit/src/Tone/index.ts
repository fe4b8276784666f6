export { ToneIcon } from './ToneIcon.tsx';
export type { Tone, ToneIconProps } from './ToneIcon.tsx';
