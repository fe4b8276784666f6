const selector = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]']
  .map((tag) => `${tag}:not([tabindex="-1"], :disabled)`)
  .join();

/** Returns whether an element contains a tab stop. */
export const hasTabStop = (element: Element): boolean => element.querySelector(selector) !== null;

/** Returns the visible tab stops of an element in DOM order. */
export function tabStopsIn(element: Element): readonly HTMLElement[] {
  const stops = [...element.querySelectorAll<HTMLElement>(selector)];
  return stops.filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert]'));
}
