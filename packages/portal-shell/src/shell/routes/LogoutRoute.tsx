import { signOutPath } from '../../auth/addresses.ts';
import { UserLogoutScreen } from '../../screens/UserLogoutScreen/index.ts';

/** Says goodbye and ends the session. Work that is not saved has been asked about on the way here. */
export function LogoutRoute() {
  return (
    <UserLogoutScreen
      onLogout={() => {
        location.assign(signOutPath);
      }}
    />
  );
}
