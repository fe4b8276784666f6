import { tokens } from '../../tokens/index.ts';

/** Conditions for styles, to stand before a block: `${media.belowSmall} { … }`. Widths are those of `tokens.breakpoint`. */
export const media = {
  /** Phones: under 640 px. */
  belowSmall: `@media (width < ${tokens.breakpoint.small}px)`,
  /** From 640 px. */
  fromSmall: `@media (width >= ${tokens.breakpoint.small}px)`,
  /** Under 1024 px. */
  belowMedium: `@media (width < ${tokens.breakpoint.medium}px)`,
  /** From 1024 px. */
  fromMedium: `@media (width >= ${tokens.breakpoint.medium}px)`,
  /** From 1440 px. */
  fromLarge: `@media (width >= ${tokens.breakpoint.large}px)`,
  /** The person's own system colours are in force; backgrounds and shadows say nothing. */
  forcedColors: '@media (forced-colors: active)',
} as const;
