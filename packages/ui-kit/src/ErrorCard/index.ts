export { ErrorCard } from './ErrorCard.tsx';
export type { ErrorCardProps } from './ErrorCard.tsx';
