import { lazyPart } from '@gantry/ui-kit';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { goToSignOut } from '@gantry/platform-client/auth/signOut';
import { pressedLogout } from '../leaving/useLogout.ts';

const question = lazyPart(async () => (await import('../waiting/WaitingSignOut.tsx')).WaitingSignOut);

/**
 * Leaves for the address that signs out. It asks first unless the person has pressed Logout: a link of another site, a to-do, an
 * announcement, a push message and Back lead here, too. It also asks if something is not sent, which a sign-out deletes.
 */
export function LogoutRoute() {
  const { state } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const onLogout = () => goToSignOut(state === pressedLogout && !isBack);
  return <question.Part props={{ onLogout }} onFailure={onLogout} />;
}
