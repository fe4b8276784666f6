import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts';
import { checkIdToken } from './idToken.ts';
import { RenewalUnreachableError, SessionEndedError } from './Session.ts';

/** Refuses a user whose id token is not one of this identity provider for this client. */
export async function acceptUser(manager: UserManager, user: User): Promise<User> {
  const issuer = await manager.metadataService.getIssuer();
  checkIdToken(user.profile, { issuer, clientId: manager.settings.client_id }, Date.now() / 1000);
  return user;
}

/**
 * One silent renewal in a hidden frame.
 *
 * @throws SessionEndedError when the identity provider answers that the session is over (`login_required` and its kin)
 * @throws RenewalUnreachableError when it gives no answer
 */
async function renewOnce(manager: UserManager): Promise<User> {
  try {
    const user = await manager.signinSilent({ nonce: crypto.randomUUID() });
    if (user === null) throw new SessionEndedError();
    return await acceptUser(manager, user);
  } catch (error) {
    if (error instanceof SessionEndedError) throw error;
    throw error instanceof ErrorResponse ? new SessionEndedError(error) : new RenewalUnreachableError(error);
  }
}

/** Renews once for all who ask while a renewal is under way. */
export function createRenewal(manager: UserManager): () => Promise<User> {
  let current: Promise<User> | null = null;
  return () => {
    current ??= renewOnce(manager).finally(() => {
      current = null;
    });
    return current;
  };
}
