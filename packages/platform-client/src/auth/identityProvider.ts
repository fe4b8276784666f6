import { portalRoot } from '../addresses/portalBase.ts';
import type { PlatformOptions } from '../PlatformOptions.ts';
import type { ServerClock } from './serverClock.ts';
import { userStorageKey } from './storedToken.ts';
import type { PortalUserManager } from './userManager.ts';
import { createUserStore } from './userStore.ts';

/** The portal's side of the identity provider. A person who is signed in already needs no library until the token is renewed. */
export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

/** The file with the code of sign-in could not be loaded. */
export class SignInLoadError extends Error {
  override readonly name = 'SignInLoadError';
  constructor(cause: unknown) {
    super('The code of sign-in could not be loaded. Check the connection.', {
      cause,
    });
  }
}

/** Loads the code of sign-in, renewal and sign-out. */
export const preloadSignIn = () => import('./userManager.ts');

/** Creates the portal's side of a provider. */
export function createIdentityProvider(identity: PlatformOptions['identity'], clock: ServerClock) {
  let subject: string | null = null;
  let manager: PortalUserManager | null = null;

  const load = async (): Promise<PortalUserManager> => {
    const { PortalUserManager } = await preloadSignIn().catch((error: unknown) => {
      throw new SignInLoadError(error);
    });
    if (manager === null) {
      manager = new PortalUserManager(identity, portalRoot(), clock);
      if (subject !== null) manager.bindTo(subject);
    }
    return manager;
  };

  return {
    users: createUserStore(userStorageKey(identity)),
    /** Loads oidc-client-ts. Rejects with {@link SignInLoadError}; the next call tries again. */
    load,
    /** Makes the library accept only this person's tokens. */
    bindTo: (next: string) => {
      subject = next;
      manager?.bindTo(next);
    },
  };
}
