import { lazyPart } from '@gantry/ui-kit';
import { useCallback } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { goToSignOut } from '../../auth/signOut.ts';
import { useFrameNavigate } from '../../frameParts/FrameNavigate.tsx';
import { usePortal } from '../../portal/index.ts';
import { UserLogoutScreen } from '../../screens/UserLogoutScreen/UserLogoutScreen.tsx';

/** The state of a navigation to {@link LogoutRoute} that a press of Logout began. */
const pressed = 'logout pressed';

const question = lazyPart(async () => (await import('../waiting/WaitingSignOut.tsx')).WaitingSignOut);

/** Returns the function for a press of Logout in the frame. */
export function useLogout(): () => void {
  const { userLogout } = usePortal().catalog.modules;
  const navigate = useFrameNavigate();
  return useCallback(() => void navigate(userLogout.basePath, { state: pressed }), [navigate, userLogout]);
}

/**
 * Leaves for the address that signs out. It asks first unless the person has pressed Logout: a link of another site, a to-do, an
 * announcement, a push message and Back lead here, too. It also asks if something waits to be sent, which a sign-out deletes.
 */
export function LogoutRoute() {
  const { state } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const onLogout = () => goToSignOut(state === pressed && !isBack);
  return usePortal().configuration.flags.OFFLINE ? (
    <question.Part props={{ onLogout }} onFailure={onLogout} />
  ) : (
    <UserLogoutScreen onLogout={onLogout} />
  );
}
