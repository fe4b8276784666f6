import type { User } from 'oidc-client-ts';
import { OtherPersonError } from './idToken.ts';
import type { SignInAgainResult } from './Session.ts';
import { withoutRequest } from './signInTrouble.ts';
import type { PortalUserManager } from './userManager.ts';

let attempt: AbortController | null = null;

/**
 * Signs in, in a window of its own. A second call replaces the first: a window that a person closed cannot be told apart from one that
 * the provider's opener policy cut off, so nothing waits for it to close.
 */
export async function signInInWindow(
  manager: Pick<PortalUserManager, 'signinPopup'>,
): Promise<User | Exclude<SignInAgainResult, 'signedIn'>> {
  attempt?.abort('A newer window replaces this one.');
  const mine = new AbortController();
  attempt = mine;
  try {
    return await manager.signinPopup({ nonce: crypto.randomUUID(), popupSignal: mine.signal });
  } catch (error) {
    if (mine.signal.aborted) return 'replaced';
    console.warn('Signing in again in a window did not succeed.', withoutRequest(error));
    if (error instanceof OtherPersonError) return 'otherPerson';
    return error instanceof Error && error.message.includes('disposed window') ? 'blocked' : 'failed';
  }
}
