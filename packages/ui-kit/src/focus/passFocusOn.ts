import type { RefCallback } from 'react';
import { tabStopsIn } from './tabStops.ts';

/**
 * Creates a ref for a button that may be removed by its own press. If the button has focus then, focus moves to a
 * target instead of the start of the page.
 * @param to returns the possible targets, best first. It is called while the button is still in its place.
 */
export function passFocusOn(
  to: (button: HTMLElement) => readonly (HTMLElement | null)[],
  options?: FocusOptions,
): RefCallback<HTMLElement> {
  return (button) => {
    if (!button) return undefined;
    return () => {
      if (document.activeElement !== button) return;
      const targets = to(button);
      // The DOM is still changing, and React handles no event until it is done. Only afterwards is it known which
      // targets were removed too.
      queueMicrotask(() => {
        if (document.activeElement === document.body) targets.find((target) => target?.isConnected)?.focus(options);
      });
    };
  };
}

/**
 * A ref for a button whose parent is removed with it. Focus moves to the next tab stop, or else to the one before,
 * within the page or the surrounding dialog.
 */
export const passFocusToNeighbor: RefCallback<HTMLElement> = passFocusOn((button) => {
  const leaving = button.parentElement ?? button;
  const stops = tabStopsIn(button.closest('[role=dialog], [role=alertdialog]') ?? document.body);
  const isAfter = (stop: HTMLElement) =>
    (leaving.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const staying = stops.filter((stop) => !leaving.contains(stop));
  return [...staying.filter(isAfter), ...staying.filter((stop) => !isAfter(stop)).toReversed()];
});
