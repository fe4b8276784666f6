import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { Configuration } from '../config/configuration.ts';
import { signInCallbackPath, signOutCallbackPath, silentRenewPath } from './addresses.ts';

/**
 * The library's side of OpenID Connect: code flow with PKCE, the user in session storage. Renewal is timed by `createSession.ts`, as the
 * library's own timer knows only one lead for tokens of every life.
 */
export function createUserManager(identity: Configuration['identity'], origin: string): UserManager {
  return new UserManager({
    authority: identity.authority,
    client_id: identity.clientId,
    scope: identity.scope,
    response_type: 'code',
    redirect_uri: origin + signInCallbackPath,
    silent_redirect_uri: origin + silentRenewPath,
    post_logout_redirect_uri: origin + signOutCallbackPath,
    silentRequestTimeoutInSeconds: 10,
    requestTimeoutInSeconds: 15,
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    // Only an attempt that was begun lies in local storage, so that it may end in another tab.
    stateStore: new WebStorageStateStore({ store: localStorage }),
    staleStateAgeInSeconds: 900,
  });
}
