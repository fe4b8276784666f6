/** The addresses that sign-in and sign-out use, and those that need no sign-in; every other path asks for it. */

/** Where the identity provider sends the person back to. */
export const signInCallbackPath = '/signin-oidc';
/** The page inside the hidden frame of a silent renewal. */
export const silentRenewPath = '/silentrenew';
/** Ends the session, here and at the identity provider. */
export const signOutPath = '/logout';
/** Where the identity provider sends the person back to after sign-out. */
export const signOutCallbackPath = '/logout/callback';
/** Shown when a session has ended: a second 401, a refused renewal, a sign-out in another tab. */
export const sessionExpiredPath = '/Error/sessionExpired';
/** Shown when a call finds no access token at all. */
export const expiredSessionPath = '/Account/ExpiredSession';

const publicPaths = new Set(
  ['/Error/404', '/Error/500', sessionExpiredPath, '/Error/unauthorized', '/underMaintenance', expiredSessionPath].map(
    (path) => path.toLowerCase(),
  ),
);

/** Whether a path can be seen without a session. The case of its letters does not matter: two spellings are in use. */
export function isPublicPath(pathname: string): boolean {
  return publicPaths.has(pathname.replace(/\/+$/, '').toLowerCase());
}
