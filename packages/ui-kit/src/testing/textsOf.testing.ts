import type { Locator } from 'vitest/browser';

/** The texts of elements, in the order of the page. */
export const textsOf = (elements: Locator): string[] => elements.elements().map(({ textContent }) => textContent);
