import type { User } from 'oidc-client-ts';
import { OtherPersonError } from './idTokenErrors.ts';
import type { SignInAgainResult } from './Session.ts';
import { withoutRequest } from './signInTrouble.ts';
import type { PortalUserManager } from './userManager.ts';

/** Loads the library. It must be loaded before the press, or the browser blocks the window. */
export interface WindowProvider {
  readonly load: () => Promise<Pick<PortalUserManager, 'signinPopup'>>;
}

let attempt: AbortController | null = null;

/**
 * Signs in in a separate window. It does not detect that the person closed the window, because a window that the provider's opener policy
 * cut off looks the same. A second call therefore replaces the first.
 */
export async function signInInWindow(provider: WindowProvider): Promise<User | Exclude<SignInAgainResult, 'signedIn'>> {
  attempt?.abort('A newer window replaces this one.');
  const mine = new AbortController();
  attempt = mine;
  try {
    const manager = await provider.load();
    return await manager.signinPopup({ nonce: crypto.randomUUID(), popupSignal: mine.signal });
  } catch (error) {
    if (mine.signal.aborted) return 'replaced';
    console.warn('Signing in again in a window did not succeed.', withoutRequest(error));
    if (error instanceof OtherPersonError) return 'otherPerson';
    return error instanceof Error && error.message.includes('disposed window') ? 'blocked' : 'failed';
  }
}
