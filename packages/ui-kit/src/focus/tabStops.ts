const selector = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]']
  .map((tag) => `${tag}:not([tabindex="-1"], :disabled)`)
  .join();

/** Whether Tab stops at anything in an element. */
export const hasTabStop = (element: Element): boolean => element.querySelector(selector) !== null;

/** What Tab stops at in an element and is in view, in the order of the page. */
export function tabStopsIn(element: Element): readonly HTMLElement[] {
  const stops = [...element.querySelectorAll<HTMLElement>(selector)];
  return stops.filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert]'));
}
