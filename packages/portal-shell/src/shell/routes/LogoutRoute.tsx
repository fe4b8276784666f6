import { goToSignOut } from '../../auth/signOut.ts';
import { UserLogoutScreen } from '../../screens/UserLogoutScreen/UserLogoutScreen.tsx';

/** Ends the session. The navigation to this route has asked about unsaved work. */
export function LogoutRoute() {
  return <UserLogoutScreen onLogout={goToSignOut} />;
}
