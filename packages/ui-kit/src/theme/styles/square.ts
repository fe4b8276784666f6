/** Makes an element as wide as it is high. */
export const square = (size: string): string => `inline-size: ${size}; block-size: ${size};`;
