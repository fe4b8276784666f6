/**
 * The agreement about the page of words for a browser that is too old. The words stand in the page and need no script; a style hides them
 * where the condition holds. Where it does not hold, no script of the portal draws anything.
 */

/** The id of the words. */
export const wordsId = 'old-browser';

/** The part of CSS that the portal needs most, and that arrived last. A browser that has it has modules too. */
export const neededStyle = '(color: light-dark(red, red))';

/** Whether the browser shows the portal, and not the words. */
export const canShowPortal = (): boolean => CSS.supports(neededStyle);
