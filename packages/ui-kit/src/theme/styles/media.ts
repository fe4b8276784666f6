import { tokens } from '../../tokens/index.ts';

/** Media queries for styles: `${media.belowSmall} { … }`. The widths are those of `tokens.breakpoint`. */
export const media = {
  /** Phones: under 640 px. */
  belowSmall: `@media (width < ${tokens.breakpoint.small}px)`,
  /** Under 1024 px. */
  belowMedium: `@media (width < ${tokens.breakpoint.medium}px)`,
  /** From 1440 px. */
  fromLarge: `@media (width >= ${tokens.breakpoint.large}px)`,
  /** Forced colours: the device replaces all colours, so backgrounds and shadows carry no meaning. */
  forcedColors: '@media (forced-colors: active)',
  /** The first pointer can hover. A finger would leave its hover behind, on whatever lies there next. */
  hover: '@media (hover: hover)',
  /** A finger is the first pointer. */
  coarsePointer: '@media (pointer: coarse)',
  /** A finger is the only pointer, so there is hardly a keyboard: what speaks of keys is hidden there. */
  withoutKeyboard: '@media (hover: none) and (pointer: coarse)',
  /** Paper. */
  print: '@media print',
} as const;

/** The selected state in forced colours, which take its own background away. */
export const highlighted = (selector: string): string => `
  ${media.forcedColors} {
    ${selector} { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;
