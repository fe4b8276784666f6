/** The addresses that sign-in and sign-out use, and those that need no sign-in; every other path asks for it. */

/** The identity provider redirects to this address after sign-in. */
export const signInCallbackPath = '/signin-oidc';
/** The page inside the hidden frame of a silent renewal. */
export const silentRenewPath = '/silentrenew';
/** This address ends the session here and at the identity provider. */
export const signOutPath = '/logout';
/** The identity provider redirects to this address after sign-out. */
export const signOutCallbackPath = '/logout/callback';
/** The page after the end of a session: a second 401, a refused renewal, a sign-out in another tab. */
export const sessionExpiredPath = '/Error/sessionExpired';
/** The page for a call without an access token. */
export const expiredSessionPath = '/Account/ExpiredSession';

const publicPaths = new Set(
  ['/Error/404', '/Error/500', sessionExpiredPath, '/Error/unauthorized', '/underMaintenance', expiredSessionPath].map(
    (path) => path.toLowerCase(),
  ),
);

/** True if a path needs no session. The case of its letters does not matter, because two spellings are in use. */
export function isPublicPath(pathname: string): boolean {
  return publicPaths.has(pathname.replace(/\/+$/, '').toLowerCase());
}

const entrancePaths = new Set([signInCallbackPath, silentRenewPath, signOutPath, signOutCallbackPath]);

/** True if a path is a step of sign-in or sign-out, which shows no screen of the application. */
export function isEntrancePath(pathname: string): boolean {
  return entrancePaths.has(pathname.replace(/\/+$/, '').toLowerCase());
}
