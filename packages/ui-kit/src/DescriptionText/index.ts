export { DescriptionText } from './DescriptionText.tsx';
export type { DescriptionTextProps } from './DescriptionText.tsx';
