import { tokens } from '../tokens/index.ts';
import { useMediaQuery } from './useMediaQuery.ts';

const widths = {
  small: tokens.breakpoint.small,
  medium: tokens.breakpoint.medium,
  large: tokens.breakpoint.large,
} as const;

/** Whether the window is narrower than a breakpoint: `small` 640 px, `medium` 1024 px, `large` 1440 px. False on a server. */
export function useIsBelow(breakpoint: keyof typeof widths): boolean {
  return useMediaQuery(`(width < ${widths[breakpoint]}px)`);
}
