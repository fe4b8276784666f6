import { signOutPath } from '../../auth/addresses.ts';
import { UserLogoutScreen } from '../../screens/UserLogoutScreen/index.ts';

/** Ends the session. The navigation to this route has asked about unsaved work. */
export function LogoutRoute() {
  return (
    <UserLogoutScreen
      onLogout={() => {
        location.assign(signOutPath);
      }}
    />
  );
}
