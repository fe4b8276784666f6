import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';

/** An answer of the provider: a page, JSON, or the address that the browser goes on to. */
export type SignInAnswer =
  | { readonly html: string; readonly cookie?: string }
  | { readonly json: unknown; readonly status?: number }
  | { readonly location: string; readonly cookie?: string };

interface Code {
  readonly user: string;
  readonly challenge: string;
  readonly nonce: string | null;
  readonly clientId: string;
}

const people: Readonly<Record<string, string>> = {
  avery: 'Avery Stone',
  'vendor-north': 'North Mast Ltd',
  newcomer: 'Nia Lund',
};
const part = (value: object | Buffer) =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url');

/** OpenID Connect's code flow with PKCE and nothing else, for a known name. A cookie keeps the session for silent renewal. */
export function createSignIn(originOf: () => string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const codes = new Map<string, Code>();
  const users = new Map<string, string>();

  const idToken = ({ user, nonce, clientId }: Code) => {
    const iat = Math.floor(Date.now() / 1000);
    const claims = {
      iss: originOf(),
      sub: user,
      aud: clientId,
      iat,
      exp: iat + 3600,
      ...(nonce !== null && { nonce }),
      gantry_username: user,
      gantry_user_completeName: people[user],
      email: `${user}@example.com`,
      idp: 'local',
    };
    const text = `${part({ alg: 'ES256', typ: 'JWT', kid: '1' })}.${part(claims)}`;
    return `${text}.${part(sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }))}`;
  };

  function authorize(query: URLSearchParams, user: string | undefined): SignInAnswer {
    const target = new URL(query.get('redirect_uri') ?? '');
    target.searchParams.set('state', query.get('state') ?? '');
    if (query.get('response_type') !== 'code' || query.get('code_challenge_method') !== 'S256')
      return { json: { error: 'invalid_request' }, status: 400 };
    if (user === undefined && query.get('prompt') === 'none') {
      target.searchParams.set('error', 'login_required');
      return { location: target.href };
    }
    if (user === undefined || !(user in people))
      return {
        html: `<form method="post"><label>User name <input name="user"></label>
          <label>Password <input name="password" type="password"></label><button>Sign in</button></form>`,
      };
    const code = randomUUID();
    const clientId = query.get('client_id') ?? '';
    codes.set(code, { user, clientId, nonce: query.get('nonce'), challenge: query.get('code_challenge') ?? '' });
    target.searchParams.set('code', code);
    return { location: target.href, cookie: `user=${user}; HttpOnly; Path=/; SameSite=Lax` };
  }

  function token(form: URLSearchParams): SignInAnswer {
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (code?.challenge !== challenge) return { json: { error: 'invalid_grant' }, status: 400 };
    const accessToken = randomUUID();
    users.set(accessToken, code.user);
    return { json: { access_token: accessToken, token_type: 'Bearer', expires_in: 3600, id_token: idToken(code) } };
  }

  return {
    /** The person of a bearer token; undefined if nobody has it. */
    userOf: (authorization: string | undefined) => users.get((authorization ?? '').replace('Bearer ', '')),
    /** Answers a request to the provider; null if the path is none of its paths. */
    answer(url: URL, form: URLSearchParams, cookie: string | undefined): SignInAnswer | null {
      const origin = originOf();
      switch (url.pathname) {
        case '/.well-known/openid-configuration':
          return {
            json: {
              issuer: origin,
              authorization_endpoint: `${origin}/authorize`,
              token_endpoint: `${origin}/token`,
              end_session_endpoint: `${origin}/endsession`,
              jwks_uri: `${origin}/keys`,
            },
          };
        case '/keys':
          return { json: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: '1', alg: 'ES256', use: 'sig' }] } };
        case '/authorize':
          return authorize(url.searchParams, form.get('user') ?? /user=([^;]+)/.exec(cookie ?? '')?.[1]);
        case '/token':
          return token(form);
        case '/endsession': {
          const target = new URL(url.searchParams.get('post_logout_redirect_uri') ?? origin);
          target.searchParams.set('state', url.searchParams.get('state') ?? '');
          return { location: target.href, cookie: 'user=; Max-Age=0; Path=/' };
        }
        default:
          return null;
      }
    },
  };
}
