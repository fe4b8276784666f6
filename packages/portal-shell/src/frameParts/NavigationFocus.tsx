import { createContext, use, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns true once for each change of place: the focus should move. */
type ClaimFocus = (place: string) => boolean;

const ClaimFocusContext = createContext<ClaimFocus | null>(null);

function createClaim(): ClaimFocus {
  let claimed: string | null = null;
  return (place) => {
    // The first screen does not take the focus, as in any page that has just loaded.
    const isNew = claimed !== null && claimed !== place;
    claimed = place;
    return isNew;
  };
}

/** Lets the screens under it take the focus after a navigation. */
export function NavigationFocusProvider({ children }: { readonly children: ReactNode }) {
  const [claim] = useState(createClaim);
  return <ClaimFocusContext value={claim}>{children}</ClaimFocusContext>;
}

/**
 * Moves the focus to an element after a navigation, so that screen readers announce the screen and the keyboard continues there. A screen
 * that loads late takes the focus once it is there. Outside a provider nothing happens.
 *
 * @param target the screen's heading, or its region if it has no heading; it needs a `tabIndex` of -1
 * @param place identifies the screen; by default the path
 */
export function useNavigationFocus(target: RefObject<HTMLElement | null>, place?: string): void {
  const claim = use(ClaimFocusContext);
  const { pathname } = useLocation();
  const here = place ?? pathname;
  useEffect(() => {
    if (claim?.(here)) focusWithNextFrame(target);
  }, [claim, here, target]);
}

/**
 * Moves the focus in the next frame, whose layout the browser has to compute anyway: moving it at once would cost another one. What has
 * taken the focus by then, such as a field of a module, keeps it.
 */
function focusWithNextFrame(target: RefObject<HTMLElement | null>): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const present = document.activeElement;
    if (present === before || present === document.body) target.current?.focus({ preventScroll: true });
  });
}
