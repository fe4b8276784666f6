import { tokens } from '../tokens/index.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/**
 * Returns whether the window is narrower than a breakpoint: `small` 640 px, `medium` 1024 px, `large` 1440 px. It
 * returns false on a server.
 */
export function useIsBelow(breakpoint: keyof typeof tokens.breakpoint): boolean {
  return useMediaQuery(`(width < ${tokens.breakpoint[breakpoint]}px)`);
}
