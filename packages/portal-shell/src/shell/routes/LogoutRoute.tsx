import { lazyPart } from '@gantry/ui-kit';
import { useCallback, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { goToSignOut } from '../../auth/signOut.ts';
import { useFrameNavigate } from '../../frameParts/FrameNavigate.tsx';
import { usePortal } from '../../portal/index.ts';
import { UserLogoutScreen } from '../../screens/UserLogoutScreen/UserLogoutScreen.tsx';
import { homePath } from './paths.ts';

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
  const navigate = useFrameNavigate();
  const { flags } = usePortal().configuration;
  const [isAsking, setAsking] = useState(flags.OFFLINE);
  const isPressed = useRef(state === pressed && !isBack);
  const signOut = (isAnswered: boolean) => {
    isPressed.current ||= isAnswered;
    setAsking(false);
  };
  if (!isAsking) return <UserLogoutScreen onLogout={() => goToSignOut(isPressed.current)} />;
  const onStay = () => void navigate(homePath, { replace: true });
  return <question.Part props={{ onSignOut: signOut, onStay }} onFailure={() => signOut(false)} />;
}
