import { useProvided } from '@gantry/base/react';
import { createContext, type ReactNode } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';

const NavigateContext = createContext<NavigateFunction | null>(null);

/** Lets the parts of the frame go to addresses. */
export function FrameNavigateProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

/**
 * Returns the function that goes to an address. The router's own hook renders its component again with each navigation; this one does not,
 * so it is for what stays while screens change.
 *
 * @throws outside of the frame
 */
export const useFrameNavigate = (): NavigateFunction =>
  useProvided(NavigateContext, 'There is no frame here, so its parts cannot navigate. Show this inside the frame.');
