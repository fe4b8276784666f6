/** Makes an element as wide as it is high. */
export const square = (size: string): string => `inline-size: ${size}; block-size: ${size};`;

/** Mirrors what points along the text where the text runs from right to left. */
export const mirrored = (selector: string): string => `${selector} { transform: scaleX(-1); }`;

/** The icons in an element, in a size and in its colour or one of their own. */
export const icons = (selector: 'svg' | '> svg', size: string, color?: string): string =>
  `& ${selector} { flex: none; ${square(size)} ${color === undefined ? '' : `color: ${color};`} }`;
