import { useCallback, useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** What the region needs so that toasts are reached by keyboard, and give focus back. */
export interface ToastFocus {
  readonly regionRef: RefObject<HTMLElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * F6 goes to the newest toast, and from the toasts back to where the person was. A toast that leaves while it has focus
 * hands it to the next for those who use the keyboard, and else back, so that time runs again for those that remain.
 */
export function useToastFocus(hasToasts: boolean): ToastFocus {
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

  useEffect(() => {
    if (!hasToasts) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const region = regionRef.current;
      if (region?.contains(document.activeElement)) goBack();
      else region?.querySelector<HTMLElement>('[data-toast]:not([inert] *)')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasToasts, goBack]);

  // At each render, since any may have made the toast that has focus leave, and so inert.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!focused || !regionRef.current?.contains(focused) || !focused.closest('[inert]')) return;
    const next = regionRef.current.querySelector<HTMLElement>('[data-toast]:not([inert] *)');
    if (next && focused.matches(':focus-visible')) next.focus();
    else goBack();
  });

  return { regionRef, onFocus };
}
