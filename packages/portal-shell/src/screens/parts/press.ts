import { hrefOf } from '@gantry/platform-client/addresses/portalBase';

/**
 * Whether the person presses with a finger. The processor of such a device is mostly slow, so the portal first answers the press, then draws
 * in slices what it opens.
 */
export const isPressedByFinger = () => matchMedia('(pointer: coarse)').matches;

/**
 * Calls back once the browser has drawn what a press changed, so that heavy work does not hold back the answer to the press. A hidden page
 * draws nothing: there it calls back when the page is shown again.
 */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}

/** Whether a link leads to the page itself. As in a page without scripts, a press adds no step to the history then. */
export const isHere = (href: string): boolean => new URL(hrefOf(href), location.href).href === location.href;
