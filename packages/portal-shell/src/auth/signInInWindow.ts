import type { User } from 'oidc-client-ts';
import { OtherPersonError } from './idToken.ts';
import type { SignInAgainResult } from './Session.ts';
import { withoutRequest } from './signInTrouble.ts';
import type { IdentityProvider } from './identityProvider.ts';

let attempt: AbortController | null = null;

/**
 * Signs in in a separate window. It does not detect that the person closed the window, because a window that the provider's opener policy
 * cut off looks the same. A second call therefore replaces the first.
 */
export async function signInInWindow(
  provider: Pick<IdentityProvider, 'signinPopup'>,
): Promise<User | Exclude<SignInAgainResult, 'signedIn'>> {
  attempt?.abort('A newer window replaces this one.');
  const mine = new AbortController();
  attempt = mine;
  try {
    return await provider.signinPopup({ nonce: crypto.randomUUID(), popupSignal: mine.signal });
  } catch (error) {
    if (mine.signal.aborted) return 'replaced';
    console.warn('Signing in again in a window did not succeed.', withoutRequest(error));
    if (error instanceof OtherPersonError) return 'otherPerson';
    return error instanceof Error && error.message.includes('disposed window') ? 'blocked' : 'failed';
  }
}
