import { tokens } from '../tokens/index.ts';
import { useMediaQuery } from './useMediaQuery.ts';

const widths = {
  small: tokens.breakpoint.small,
  medium: tokens.breakpoint.medium,
  large: tokens.breakpoint.large,
} as const;

/**
 * Returns whether the window is narrower than a breakpoint: `small` 640 px, `medium` 1024 px, `large` 1440 px. It
 * returns false on a server.
 */
export function useIsBelow(breakpoint: keyof typeof widths): boolean {
  return useMediaQuery(`(width < ${widths[breakpoint]}px)`);
}
