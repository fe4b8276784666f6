import type { RefCallback } from 'react';
import { tabStopsIn } from './tabStops.ts';

/**
 * A ref for a button that may leave the page by its own press: where it has focus then, focus goes on rather than back to
 * the beginning of the page.
 * @param to where it may go, best first; asked while the button is still in its place.
 */
export function passFocusOn(to: (button: HTMLElement) => readonly (HTMLElement | null)[]): RefCallback<HTMLElement> {
  return (button) => {
    if (!button) return undefined;
    return () => {
      if (document.activeElement !== button) return;
      const targets = to(button);
      // The page is being changed: what else goes with the button is known afterwards, and React hears no event until then.
      queueMicrotask(() => {
        if (document.activeElement === document.body) targets.find((target) => target?.isConnected)?.focus();
      });
    };
  };
}

/**
 * As `passFocusOn`, for a button whose parent leaves with it: to what Tab would reach next, or else to what is before it,
 * in the page or in the dialog it stands in.
 */
export const passFocusToNeighbor: RefCallback<HTMLElement> = passFocusOn((button) => {
  const leaving = button.parentElement ?? button;
  const stops = tabStopsIn(button.closest('[role=dialog], [role=alertdialog]') ?? document.body);
  const isAfter = (stop: HTMLElement) =>
    (leaving.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const staying = stops.filter((stop) => !leaving.contains(stop));
  return [...staying.filter(isAfter), ...staying.filter((stop) => !isAfter(stop)).toReversed()];
});
