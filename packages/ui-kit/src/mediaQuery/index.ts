export { useIsBelow } from './useIsBelow.ts';
export { useMediaQuery } from './useMediaQuery.ts';
