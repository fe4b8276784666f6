import { useEffect, type RefObject } from 'react';

/**
 * Keeps the buttons at the end of a form under the pointer that presses one. A press takes the focus from a field that was just corrected; what was wrong
 * with it goes, and the button would move up before the pointer is released, so that nothing is pressed.
 */
export function useKeptPlace(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const hold = () => {
      element.style.minBlockSize = `${String(element.offsetHeight)}px`;
    };
    // The click that follows still finds the button where it was pressed.
    const release = () =>
      setTimeout(() => {
        element.style.minBlockSize = '';
      });
    element.addEventListener('pointerdown', hold, { signal });
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { signal });
    return () => controller.abort();
  }, [form]);
}
