import { createContext, use, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Says, once for each change of path, that the focus is to move. */
type ClaimFocus = (pathname: string) => boolean;

const ClaimFocusContext = createContext<ClaimFocus | null>(null);

function createClaim(firstPathname: string): ClaimFocus {
  // The first screen leaves the focus at the start of the page, as a page that has just been loaded does.
  let claimed = firstPathname;
  return (pathname) => {
    const isNew = pathname !== claimed;
    claimed = pathname;
    return isNew;
  };
}

/** Lets the screens under it take the focus when a person goes to another one. */
export function NavigationFocusProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [claim] = useState(() => createClaim(pathname));
  return <ClaimFocusContext value={claim}>{children}</ClaimFocusContext>;
}

/**
 * Moves the focus to the element when the path has changed, so that screen readers say where the person is and the keyboard goes on
 * from there. A screen that is loaded late takes it once it is there. Outside a provider nothing happens.
 *
 * @param target the screen's heading, or its region where it has no heading of its own; it needs a `tabIndex` of -1
 */
export function useNavigationFocus(target: RefObject<HTMLElement | null>): void {
  const claim = use(ClaimFocusContext);
  const { pathname } = useLocation();
  useEffect(() => {
    if (claim?.(pathname)) target.current?.focus({ preventScroll: true });
  }, [claim, pathname, target]);
}
