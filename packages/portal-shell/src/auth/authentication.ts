import { ErrorResponse, type User } from 'oidc-client-ts';
import * as v from 'valibot';
import type { Configuration } from '../config/configuration.ts';
import { clearAccessTokenCopy } from './accessTokenCopy.ts';
import { isPublicPath, signInCallbackPath, signOutCallbackPath, signOutPath } from './addresses.ts';
import { parseProfile } from './claims.schemas.ts';
import { acceptUser } from './renewal.ts';
import { returnAddress } from './returnAddress.ts';
import type { Session } from './Session.ts';
import { createSession } from './createSession.ts';
import { createSessionChannel } from './sessionChannel.ts';
import { countSignInAttempt, forgetSignInAttempts } from './signInAttempts.ts';
import { createUserManager } from './userManager.ts';

/** What a visit to an address of the portal amounts to. */
export type Entrance =
  /** The application is to be shown; the session is null on a page that needs none. */
  | { readonly kind: 'application'; readonly session: Session | null }
  /** The browser is on its way to another address. */
  | { readonly kind: 'leaving' }
  /** Sign-in or sign-out did not work. `isUnreachable` says that the identity provider gave no answer. */
  | { readonly kind: 'failed'; readonly isUnreachable: boolean; readonly reason: unknown; readonly retry: () => void };

/** The portal's side of sign-in, before there is an application. */
export interface Authentication {
  /** Does what the present address asks for: completes a sign-in, begins one, ends a session, or finds the session there is. */
  enter(this: void): Promise<Entrance>;
}

const stateSchema = v.object({ returnTo: v.string() });
const leaving: Entrance = { kind: 'leaving' };

/** A refresh or a bookmark of the callback: what it belonged to is gone, which harms nobody. */
const isForgottenAttempt = (error: unknown): boolean =>
  error instanceof Error && /no matching state|no state in response/i.test(error.message);

/**
 * Signs people in and out with the identity provider of the configuration.
 *
 * @param beforeSignOut ends what must not outlive the session; the sign-out waits for it
 */
export function createAuthentication(
  { identity, product }: Configuration,
  beforeSignOut: () => Promise<void>,
): Authentication {
  const manager = createUserManager(identity, location.origin);

  const failed = (reason: unknown, retry: () => void): Entrance => ({
    kind: 'failed',
    isUnreachable: !(reason instanceof ErrorResponse) && !v.isValiError(reason),
    reason,
    retry,
  });

  const signIn = async (address: string): Promise<Entrance> => {
    const returnTo = returnAddress(address, location.origin);
    const retry = () => {
      forgetSignInAttempts(sessionStorage);
      location.assign(returnTo);
    };
    if (!countSignInAttempt(sessionStorage)) {
      return failed(new ErrorResponse({ error: 'too_many_attempts' }), retry);
    }
    try {
      await manager.signinRedirect({ state: { returnTo }, nonce: crypto.randomUUID(), redirectMethod: 'replace' });
      // The redirect ends only when the browser brings this page back out of its memory.
      location.reload();
      return leaving;
    } catch (error) {
      return failed(error, retry);
    }
  };

  const begin = async (user: User): Promise<Entrance> => {
    try {
      const profile = parseProfile(user.profile, product);
      forgetSignInAttempts(sessionStorage);
      return {
        kind: 'application',
        session: createSession({ manager, user, profile, load: (path) => location.assign(path) }),
      };
    } catch (error) {
      await manager.removeUser();
      return failed(error, () => location.assign('/'));
    }
  };

  const finishSignIn = async (): Promise<Entrance> => {
    try {
      const user = await acceptUser(manager, await manager.signinRedirectCallback());
      const state = v.safeParse(stateSchema, user.state);
      const returnTo = returnAddress(state.success ? state.output.returnTo : '/', location.origin);
      history.replaceState(null, '', returnTo);
      return await begin(user);
    } catch (error) {
      if (isForgottenAttempt(error)) return signIn('/');
      await manager.removeUser();
      return failed(error, () => location.assign('/'));
    }
  };

  const signOut = async (): Promise<Entrance> => {
    try {
      clearAccessTokenCopy(localStorage);
      createSessionChannel().announceEnd();
      await beforeSignOut();
      await manager.signoutRedirect({ redirectMethod: 'replace' });
      location.reload();
      return leaving;
    } catch (error) {
      return failed(error, () => location.reload());
    }
  };

  const finishSignOut = async (): Promise<Entrance> => {
    await manager.signoutRedirectCallback().catch((error: unknown) => {
      if (!isForgottenAttempt(error)) console.warn('The identity provider did not confirm the sign-out.', error);
    });
    await manager.removeUser();
    location.replace('/');
    return leaving;
  };

  const enter = async (): Promise<Entrance> => {
    const path = location.pathname.replace(/\/+$/, '').toLowerCase();
    if (path === signInCallbackPath) return finishSignIn();
    if (path === signOutPath) return signOut();
    if (path === signOutCallbackPath) return finishSignOut();
    const user = await manager.getUser();
    if (user !== null && user.expired !== true) return begin(user);
    if (isPublicPath(path)) return { kind: 'application', session: null };
    return signIn(location.href);
  };

  return { enter };
}
