import { localStore, sessionStore } from '../storage/browserStorage.ts';
import type { SessionChannel } from './sessionChannel.ts';
import { readSharedToken } from './sharedToken.ts';
import { noteSignOutSeen, wasSignedOut } from './signOutStamps.ts';
import { openSubject } from './storedToken.ts';
import { identityOf, isCurrent, type StoredUser, type UserStore } from './userStore.ts';

/**
 * Asks the tabs that are open for their session, which is this new tab's from then on. The provider is asked about it later. Null if there
 * is none that this tab can take.
 */
export async function userOfOpenTab(
  users: UserStore,
  { ask }: Pick<SessionChannel, 'ask'>,
): Promise<StoredUser | null> {
  if ((await openSubject(localStore, Date.now() / 1000)) === null) return null;
  const given = await ask(users.key, ({ user, signOutSeen }) => {
    noteSignOutSeen(sessionStore, signOutSeen);
    const identity = identityOf(user);
    // All tabs of a session share its token. An answer with another one is not of the session that is there.
    const isShared = readSharedToken(localStore, identity) !== null;
    return isShared && isCurrent(user) && !wasSignedOut(localStore, sessionStore, identity);
  });
  if (given === null) return null;
  const user = { ...given.user, isGiven: true } as const;
  users.keep(user);
  return user;
}
