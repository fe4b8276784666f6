import { useCallback, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { readKeyPress } from '../keys/readKeyPress.ts';

const toastKeys: ReadonlySet<string> = new Set(['F6', 'Shift+F6']);

/**
 * F6 moves focus to the newest toast, and from the toasts back to its former element. If a toast leaves while it has
 * focus, the next one gets it for keyboard users. Otherwise focus returns to the page, so that the timers of the
 * remaining toasts run.
 * @returns the properties of the region
 */
export function useToastFocus(hasToasts: boolean) {
  const regionRef = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  const onFocus = useCallback((event: FocusEvent) => {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  }, []);

  const goBack = useCallback(() => {
    const target = cameFrom.current;
    cameFrom.current = null;
    if (target?.isConnected) target.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, []);

  // The key works as soon as the toast can be seen.
  useLayoutEffect(() => {
    if (!hasToasts) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!toastKeys.has(readKeyPress(event).key)) return;
      event.preventDefault();
      const region = regionRef.current;
      if (region?.contains(document.activeElement)) goBack();
      else region?.querySelector<HTMLElement>('[data-toast]:not([inert] *)')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasToasts, goBack]);

  // This runs after each render, because any render may make the focused toast leave and become inert.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!focused || !regionRef.current?.contains(focused) || !focused.closest('[inert]')) return;
    const next = regionRef.current.querySelector<HTMLElement>('[data-toast]:not([inert] *)');
    if (next && focused.matches(':focus-visible')) next.focus();
    else goBack();
  });

  return { regionRef, onFocus };
}
