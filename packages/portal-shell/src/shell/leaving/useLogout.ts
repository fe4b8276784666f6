import { useCallback } from 'react';
import { useFrameNavigate } from '../../screens/parts/FrameNavigate.tsx';
import { usePortal } from '../../portal/index.ts';

/** The state of the navigation to the route of the sign-out that a press of Logout began. */
export const pressedLogout = 'logout pressed';

/** Returns the function for a press of Logout in the frame. */
export function useLogout(): () => void {
  const { userLogout } = usePortal().catalog.modules;
  const navigate = useFrameNavigate();
  return useCallback(() => void navigate(userLogout.basePath, { state: pressedLogout }), [navigate, userLogout]);
}
