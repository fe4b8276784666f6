import { createContext, use, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the element once for each change of place. */
type ClaimFocus = (place: string, target: RefObject<HTMLElement | null>) => void;

const ClaimFocusContext = createContext<ClaimFocus | null>(null);

function createClaim(): ClaimFocus {
  let claimed: string | null = null;
  let isDue = false;
  /** What has taken the focus in this place. */
  let taker: HTMLElement | null = null;
  return (place, target) => {
    if (claimed !== place) {
      // The first screen does not take the focus, as in any page that has just loaded.
      isDue = claimed !== null;
      taker = null;
    }
    claimed = place;
    const before = document.activeElement;
    // The screen that replaces its placeholder takes over the focus.
    if (!isDue && !(taker?.isConnected === false && before === document.body)) return;
    // The browser has to compute the layout of the next frame anyway: moving the focus at once would cost another one.
    requestAnimationFrame(() => {
      if (target.current === null || claimed !== place) return;
      isDue = false;
      const present = document.activeElement;
      // What has taken the focus by then, such as a field of a module, keeps it.
      if (present !== before && present !== document.body) return;
      taker = target.current;
      taker.focus({ preventScroll: true });
    });
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
    claim?.(here, target);
  }, [claim, here, target]);
}
