import * as v from 'valibot';
import {
  UserManager,
  WebStorageStateStore,
  type CreateSigninRequestArgs,
  type IWindow,
  type NavigateResponse,
  type OidcMetadata,
  type User,
  type UserManagerSettings,
} from 'oidc-client-ts';
import type { PlatformOptions } from '../PlatformOptions.ts';
import { localStore, sessionStore } from '../storage/browserStorage.ts';
import { hasChannels } from '@gantry/base/tabs';
import { oidcPrefix, sessionChannelName } from '../storage/stored.ts';
import { signInCallbackPath, signOutCallbackPath, silentRenewPath } from './addresses.ts';
import { checkIdToken } from './idToken.ts';
import { OtherPersonError } from './idTokenErrors.ts';
import type { ServerClock } from './serverClock.ts';
import { withoutChannel } from './withoutChannel.ts';

type Identity = PlatformOptions['identity'];

/** A store of oidc-client-ts. A value that is not a JSON object is not the library's, and reads as null. */
class JsonStore extends WebStorageStateStore {
  override async get(key: string): Promise<string | null> {
    const text = await super.get(key);
    try {
      const value: unknown = JSON.parse(text ?? 'null');
      return typeof value === 'object' && value !== null ? text : null;
    } catch {
      return null;
    }
  }
}

/** Stores an unfinished sign-in in local storage, or in session storage if local storage is full or blocked. */
const attemptStore: Storage = {
  get length() {
    return localStore.length + sessionStore.length;
  },
  key: (index) => localStore.key(index) ?? sessionStore.key(index - localStore.length),
  clear: () => undefined,
  getItem: (key) => localStore.getItem(key) ?? sessionStore.getItem(key),
  setItem: (key, value) => {
    localStore.setItem(key, value);
    if (!localStore.isLasting()) sessionStore.setItem(key, value);
  },
  removeItem: (key) => {
    localStore.removeItem(key);
    sessionStore.removeItem(key);
  },
};

/** What the library keeps of an unfinished sign-in: in `data`, what {@link PortalUserManager.leave} adds. */
const attemptSchema = v.object({
  data: v.object({
    returnTo: v.string(),
    metadata: v.fallback(
      v.nullable(
        v.object({
          authorization_endpoint: v.string(),
          token_endpoint: v.string(),
          end_session_endpoint: v.exactOptional(v.string()),
          revocation_endpoint: v.exactOptional(v.string()),
        }),
      ),
      null,
    ),
  }),
});

function metadataOf({ metadata }: Identity): Pick<UserManagerSettings, 'metadata' | 'metadataSeed'> {
  const overrides: Partial<OidcMetadata> = {
    ...(metadata.issuer !== undefined && { issuer: metadata.issuer }),
    ...(metadata.authorizationEndpoint !== undefined && { authorization_endpoint: metadata.authorizationEndpoint }),
    ...(metadata.tokenEndpoint !== undefined && { token_endpoint: metadata.tokenEndpoint }),
    ...(metadata.endSessionEndpoint !== undefined && { end_session_endpoint: metadata.endSessionEndpoint }),
    ...(metadata.revocationEndpoint !== undefined && { revocation_endpoint: metadata.revocationEndpoint }),
  };
  const { issuer, authorization_endpoint: authorize, token_endpoint: token } = overrides;
  // A provider with these three settings needs no discovery, which it may not offer to browsers.
  return issuer && authorize && token ? { metadata: overrides } : { metadataSeed: overrides };
}

/**
 * The library's side of OpenID Connect: code flow with PKCE, the user in session storage. Every user of the library passes the checks in
 * {@link PortalUserManager.storeUser} before it is stored or used. `createSession.ts` times the renewals, because the library's own timer
 * has the same lead for tokens of every lifetime.
 */
export class PortalUserManager extends UserManager {
  readonly #clock: ServerClock;
  /** The issuer of the configuration. What a provider's metadata says of itself proves nothing (OpenID Connect Discovery §4.3). */
  readonly #issuer: string;
  #subject: string | null = null;

  constructor(identity: Identity, root: string, clock: ServerClock) {
    super({
      authority: identity.authority,
      ...metadataOf(identity),
      client_id: identity.clientId,
      scope: identity.scope,
      extraQueryParams: identity.parameters,
      ...(identity.resource !== undefined && {
        resource: identity.resource,
        extraTokenParams: { resource: identity.resource },
      }),
      response_type: 'code',
      redirect_uri: root + signInCallbackPath,
      popup_redirect_uri: root + signInCallbackPath,
      silent_redirect_uri: root + silentRenewPath,
      post_logout_redirect_uri: root + signOutCallbackPath,
      silentRequestTimeoutInSeconds: 10,
      requestTimeoutInSeconds: 15,
      automaticSilentRenew: false,
      monitorSession: false,
      loadUserInfo: false,
      // Some providers refuse a renewal without the id token.
      includeIdTokenInSilentRenew: true,
      filterProtocolClaims: ['nonce', 'jti', 'at_hash', 'acr', 'amr', 'nbf'],
      userStore: new JsonStore({ store: sessionStore, prefix: oidcPrefix }),
      // Only an unfinished sign-in is in local storage, so that it may end in another tab.
      stateStore: new JsonStore({ store: attemptStore, prefix: oidcPrefix }),
      staleStateAgeInSeconds: 900,
    });
    this.#clock = clock;
    this.#issuer = identity.metadata.issuer ?? identity.authority;
  }

  /** Makes the manager accept only this person's tokens. */
  bindTo(subject: string): void {
    this.#subject = subject;
  }

  /** Checks a user before it is stored. The library stores a user before it returns it. */
  override async storeUser(user: User | null): Promise<void> {
    if (user !== null) {
      checkIdToken(user.profile, { issuer: this.#issuer, clientId: this.settings.client_id }, this.#clock.now());
      if (this.#subject !== null && user.profile.sub !== this.#subject) throw new OtherPersonError();
      // An unrequested refresh token would outlive the session, in a storage that every script can read.
      delete user.refresh_token;
      // The end of an access token is only recommended (RFC 6749 §5.1). Without it, the token ends with the id token.
      user.expires_at ??= Math.floor(Date.now() / 1000) + Math.max(60, user.profile.exp - user.profile.iat);
    }
    await super.storeUser(user);
  }

  /** Begins a sign-in in this page, a window or a hidden frame. */
  protected override _signinStart(request: CreateSigninRequestArgs, handle: IWindow): Promise<NavigateResponse> {
    return super._signinStart(request, hasChannels(sessionChannelName) ? handle : withoutChannel(handle));
  }

  /** Leaves for the provider. What it says of itself is kept with the unfinished sign-in, so that it is asked once. */
  async leave(returnTo: string): Promise<void> {
    const metadata = await this.metadataService.getMetadata();
    const state = { returnTo, metadata };
    await this.signinRedirect({ state, nonce: crypto.randomUUID(), redirectMethod: 'replace' });
  }

  /**
   * Takes up the sign-in that the present address answers, before the library forgets it.
   *
   * @returns where it leads
   */
  async comeBack(): Promise<string> {
    const state = new URL(location.href).searchParams.get('state') ?? '';
    const text = await this.settings.stateStore.get(state);
    const { returnTo, metadata } = v.parse(attemptSchema, JSON.parse(text ?? 'null')).data;
    // The library has no other way to set it.
    if (metadata !== null) Object.assign(this.metadataService, { getMetadata: () => Promise.resolve(metadata) });
    return returnTo;
  }

  /** Asks for new tokens in a hidden frame. */
  renew(idToken: string | undefined): Promise<User | null> {
    return this.signinSilent({
      nonce: crypto.randomUUID(),
      forceIframeAuth: true,
      ...(idToken !== undefined && { id_token_hint: idToken }),
    });
  }

  /**
   * Asks the provider to forget an access token. Does nothing if the provider offers no way to. The status alone answers (RFC 7009 §2.2); the
   * library's own call refuses an answer that is not JSON.
   */
  async revokeAccessToken(token: string): Promise<void> {
    const endpoint = await this.metadataService.getRevocationEndpoint();
    if (endpoint === undefined) return;
    const body = new URLSearchParams({ client_id: this.settings.client_id, token, token_type_hint: 'access_token' });
    const { ok, status } = await fetch(endpoint, { method: 'POST', body, redirect: 'error' });
    if (!ok) throw new Error(`The identity provider answered the revocation with ${status}.`);
  }
}
