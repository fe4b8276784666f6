import { useEffect, type RefObject } from 'react';

/**
 * Lets a press on a button of a form count although the button moves away from under the pointer. A press takes the focus from a field; an error that
 * comes or goes with that moves the button before the pointer is released, and the browser then sends no click.
 */
export function useMovedPress(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const watch = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const pressed = new AbortController();
      const options = { capture: true, signal: AbortSignal.any([signal, pressed.signal]) };
      const end = (event: Event) => {
        pressed.abort();
        if (!(event instanceof PointerEvent) || event.type !== 'pointerup') return;
        const { clientX: x, clientY: y } = event;
        const isThere = left <= x && x <= right && top <= y && y <= bottom;
        // React Aria ends the press first.
        if (isThere && !event.composedPath().includes(button)) setTimeout(() => button.click());
      };
      for (const type of ['pointerup', 'pointercancel', 'pointerdown'])
        button.getRootNode().addEventListener(type, end, options);
    };
    element.addEventListener('pointerdown', watch, { signal });
    return () => controller.abort();
  }, [form]);
}
