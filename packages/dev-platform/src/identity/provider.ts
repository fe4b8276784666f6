import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Provider } from 'oidc-provider';
import type { Configuration, JWK } from 'oidc-provider';
import { findAccount } from '../state/index.ts';
import type { Account } from '../state/index.ts';
import { createAdapter } from './adapter.ts';
import { errorPage, signedOutPage, signOutPage } from './pages/messagePages.ts';

/** The client id of the portal and of the apps beside it, the only client. */
const clientId = 'portal';

const scope = 'openid profile email portal';
const hours = 60 * 60;

export interface ProviderOptions {
  readonly issuer: string;
  readonly portalOrigin: string;
  readonly basePath: string;
  /** The addresses of the apps beside the portal. */
  readonly apps: readonly string[];
  /** The lifetime of new access and id tokens in seconds. */
  readonly tokenLifetime: () => number;
}

/** Creates the OpenID Connect provider: code flow with PKCE for the portal and the apps beside it, no consent, no refresh tokens. */
export function createProvider({ issuer, portalOrigin, basePath, apps, tokenLifetime }: ProviderOptions): Provider {
  const portalRoot = portalOrigin + basePath;
  const roots = [portalRoot, ...apps];
  const origins = roots.map((root) => new URL(root).origin);
  const { pathname, port } = new URL(issuer);
  const configuration: Configuration = {
    adapter: createAdapter(),
    clients: [
      {
        client_id: clientId,
        client_name: 'Gantry',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        redirect_uris: roots.flatMap((root) => [`${root}/signin-oidc`, `${root}/silentrenew`]),
        post_logout_redirect_uris: roots.map((root) => `${root}/logout/callback`),
      },
    ],
    jwks: { keys: [signingKey()] },
    // Cookies ignore ports. With the same names, two platforms on one machine would sign each other out.
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: {
        session: `gantry_session_${port}`,
        interaction: `gantry_interaction_${port}`,
        resume: `gantry_resume_${port}`,
      },
    },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    scopes: scope.split(' '),
    claims: {
      openid: ['sub', 'idp'],
      email: ['email'],
      profile: ['name', 'locale'],
      portal: ['gantry_username', 'gantry_user_completeName', 'gantry_user_is_gc', 'gantry_user_locale'],
    },
    // The portal reads the claims from the id token and never asks the userinfo endpoint.
    conformIdTokenClaims: false,
    findAccount(_context, accountId) {
      const account = findAccount(accountId);
      return account ? { accountId, claims: () => claimsOf(account) } : undefined;
    },
    // The portal is the platform's own client, so nobody is asked for consent.
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      const grantId = oidc.session?.grantIdFor(clientId);
      const existing = grantId === undefined ? undefined : await oidc.provider.Grant.find(grantId);
      if (existing && existing.accountId === accountId) return existing;
      const grant = new oidc.provider.Grant({ clientId, ...(accountId !== undefined && { accountId }) });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    clientBasedCORS: (_context, origin) => origins.includes(origin),
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      // The portal has no secret and revokes its own token at sign-out.
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => signOutPage(context, form, origins),
        postLogoutSuccessSource: (context) => signedOutPage(context, portalRoot),
      },
    },
    interactions: { url: (_context, interaction) => `${pathname}/interaction/${interaction.uid}` },
    renderError: (context, out) => errorPage(context, out, portalRoot),
    ttl: {
      AccessToken: tokenLifetime,
      IdToken: tokenLifetime,
      AuthorizationCode: 60,
      Interaction: hours,
      Session: 12 * hours,
      Grant: 12 * hours,
    },
  };
  return new Provider(issuer, configuration);
}

function claimsOf(account: Account) {
  return {
    sub: account.userName,
    idp: account.identityProvider,
    email: account.email,
    name: account.completeName,
    locale: account.locale,
    gantry_username: account.userName,
    gantry_user_completeName: account.completeName,
    gantry_user_is_gc: account.isGeneralContractor,
    gantry_user_locale: account.locale,
  };
}

/** Creates a key for this start only. Tokens of an earlier start are invalid. */
function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
}
