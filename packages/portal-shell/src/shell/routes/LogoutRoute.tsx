import { lazyPart } from '@gantry/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
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

/** What waits to be sent and would be deleted; null until that is known. */
function useWaitingTitles(): readonly string[] | null {
  const { outbox } = usePortal();
  const [titles, setTitles] = useState<readonly string[] | null>(outbox === null ? [] : null);
  useEffect(() => {
    const read = async () => setTitles((await outbox?.read())?.map(({ title }) => title) ?? []);
    void read();
  }, [outbox]);
  return titles;
}

/**
 * Leaves for the address that signs out. It asks first unless the person has pressed Logout: a link of another site, a to-do, an
 * announcement, a push message and Back lead here, too. It also asks if something waits to be sent, which a sign-out deletes.
 */
export function LogoutRoute() {
  const { state } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const navigate = useFrameNavigate();
  const titles = useWaitingTitles();
  const hasLeft = useRef(false);
  const leave = (isPressed: boolean) => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    goToSignOut(isPressed);
  };
  if (titles === null) return null;
  if (titles.length === 0) return <UserLogoutScreen onLogout={() => leave(state === pressed && !isBack)} />;
  const onStay = () => {
    // The dialog closes after either answer.
    if (!hasLeft.current) void navigate(homePath, { replace: true });
  };
  return <question.Part props={{ titles, onSignOut: () => leave(true), onStay }} onFailure={() => leave(false)} />;
}
