import { css } from 'styled-components';
import { tokens } from '../tokens/index.ts';

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

/** Narrows a style to reduced motion, asked for by the device or by `data-motion="reduced"`. For what `transition` does not cover, such as keyframes. */
export function reducedMotion(declarations: string): string {
  return `
    @media (prefers-reduced-motion: reduce) { ${declarations} }
    :root[data-motion='reduced'] & { ${declarations} }
  `;
}

/**
 * The one way to let a style glide: `${transition(['background-color', 'opacity'])}`.
 * Under reduced motion the duration tokens are zero, and only opacity keeps its own.
 * @param duration one of `tokens.motion`; hover and press by default.
 */
export function transition(properties: readonly string[], duration: string = tokens.motion.fast): string {
  const parts = properties.map((property) =>
    property === 'opacity'
      ? `opacity max(${duration}, ${tokens.motion.fade}) linear`
      : `${property} ${duration} ${tokens.motion.easeOut}`,
  );
  return `transition: ${parts.join(', ')};`;
}

/** The focus ring of whatever React Aria marks with `data-focus-visible`. */
export const focusRing = css`
  outline: 2px solid transparent;
  outline-offset: 2px;

  &[data-focus-visible] {
    outline-color: ${tokens.color.borderFocus};
  }
`;

/** As `focusRing`, on the top bar. */
export const focusRingOnBar = css`
  outline: 2px solid transparent;
  outline-offset: 2px;

  &[data-focus-visible] {
    outline-color: ${tokens.color.borderFocusOnBar};
  }
`;

/** Out of sight, yet read by screen readers. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** One line that ends in an ellipsis. */
export const truncate = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** At most this many lines, ending in an ellipsis. */
export function clampLines(lines: number): string {
  return `
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${lines};
    overflow: hidden;
    overflow-wrap: anywhere;
  `;
}

/** Figures of one width, for numbers that change or stand under one another. Stands after `font`, which would undo it. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums;
`;

/** What every element that can be pressed or typed into starts from: no browser looks, the kit's type, the focus ring. */
export const control = css`
  appearance: none;
  box-sizing: border-box;
  margin: 0;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: inherit;
  font: ${tokens.type.body};
  text-decoration: none;
  -webkit-tap-highlight-color: transparent;
  ${transition(['background-color', 'border-color', 'color'])}
  ${focusRing}
`;

/**
 * What a part of the kit outside the page's own flow (a popover, a drawer, a toast region) starts from. It takes nothing
 * from the host page, whose styles it may not know.
 */
export const surfaceRoot = css`
  box-sizing: border-box;
  color: ${tokens.color.text};
  font: ${tokens.type.body};
  letter-spacing: normal;
  text-align: start;

  :where(& *, & *::before, & *::after) {
    box-sizing: border-box;
  }
`;

/** The look of a layer that floats: background, hairline, radius, shadow. */
export const floatingSurface = css`
  ${surfaceRoot}
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.floating};
  background: ${tokens.color.backgroundFloating};
  box-shadow: ${tokens.shadow.floating};
`;
