import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The path whose screen has been given the focus last. */
const FocusedPathContext = createContext<RefObject<string> | null>(null);

/** Lets the screens under it take the focus when a person goes to another one. */
export function NavigationFocusProvider({ children }: { readonly children: ReactNode }) {
  // The first screen leaves the focus at the start of the page, as a page that has just been loaded does.
  const focusedPath = useRef(useLocation().pathname);
  return <FocusedPathContext value={focusedPath}>{children}</FocusedPathContext>;
}

/**
 * Moves the focus to the element when the path has changed, so that screen readers say where the person is and the keyboard goes on
 * from there. A screen that is loaded late takes it once it is there. Outside a provider nothing happens.
 *
 * @param target the screen's heading, or its region where it has no heading of its own; it needs a `tabIndex` of -1
 */
export function useNavigationFocus(target: RefObject<HTMLElement | null>): void {
  const focusedPath = use(FocusedPathContext);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!focusedPath || focusedPath.current === pathname) return;
    focusedPath.current = pathname;
    target.current?.focus({ preventScroll: true });
  }, [focusedPath, pathname, target]);
}
