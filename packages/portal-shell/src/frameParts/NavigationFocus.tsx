import { createContext, use, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Says, once for each change of place, that the focus is to move. */
type ClaimFocus = (place: string) => boolean;

const ClaimFocusContext = createContext<ClaimFocus | null>(null);

function createClaim(): ClaimFocus {
  let claimed: string | null = null;
  return (place) => {
    // The first screen leaves the focus at the start of the page, as a page that has just been loaded does.
    const isNew = claimed !== null && claimed !== place;
    claimed = place;
    return isNew;
  };
}

/** Lets the screens under it take the focus when a person goes to another one. */
export function NavigationFocusProvider({ children }: { readonly children: ReactNode }) {
  const [claim] = useState(createClaim);
  return <ClaimFocusContext value={claim}>{children}</ClaimFocusContext>;
}

/**
 * Moves the focus to the element when the person has come to another place, so that screen readers say where they are and the keyboard
 * goes on from there. A screen that is loaded late takes it once it is there. Outside a provider nothing happens.
 *
 * @param target the screen's heading, or its region where it has no heading of its own; it needs a `tabIndex` of -1
 * @param place what stays the same while the person does not leave the screen; the path unless given
 */
export function useNavigationFocus(target: RefObject<HTMLElement | null>, place?: string): void {
  const claim = use(ClaimFocusContext);
  const { pathname } = useLocation();
  const here = place ?? pathname;
  useEffect(() => {
    if (claim?.(here)) target.current?.focus({ preventScroll: true });
  }, [claim, here, target]);
}
