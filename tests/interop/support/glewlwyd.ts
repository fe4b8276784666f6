import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { answers, startServer, temporaryFolder } from './processes.ts';

export interface GlewlwydOptions {
  /** The port on which it listens, without TLS. */
  readonly port: number;
  /** The origin for browsers: nginx with TLS. */
  readonly publicOrigin: string;
  /** The address of the portal's Home without a slash at its end. */
  readonly portalRoot: string;
}

/** The only person that it knows, also an account of the development platform. */
export const person = { username: 'avery', name: 'Avery Stone', password: 'a-password-of-the-tests' };

const webApp = '/usr/share/glewlwyd/webapp';

/** Starts Debian's Glewlwyd with its own database, one client (the portal) and one person. */
export async function startGlewlwyd(options: GlewlwydOptions) {
  const { port, publicOrigin } = options;
  const folder = temporaryFolder('glewlwyd');
  const database = join(folder.path, 'glewlwyd.db');
  const sqlite = new DatabaseSync(database);
  sqlite.exec(gunzipSync(readFileSync('/usr/share/doc/glewlwyd/database/init.sqlite3.sql.gz')).toString());
  sqlite.close();
  // In Debian's package config.json of the web app is a link to a folder, which the login page cannot read.
  const pages = join(folder.path, 'webapp');
  // Its scripts and styles are links to other packages, which Glewlwyd does not follow. Some links are broken, and cp warns about them.
  spawnSync('cp', ['-rL', webApp, pages]);
  rmSync(join(pages, 'config.json'), { recursive: true, force: true });
  cpSync('/etc/glewlwyd/config-2.7.json/config.json', join(pages, 'config.json'));
  const configuration = join(folder.path, 'glewlwyd.conf');
  const sample = gunzipSync(readFileSync('/usr/share/doc/glewlwyd/glewlwyd.conf.sample.gz')).toString();
  const settings: Record<string, string> = {
    port: String(port),
    bind_address: '"127.0.0.1"',
    external_url: `"${publicOrigin}"`,
    static_files_path: `"${pages}/"`,
    log_mode: '"console"',
    cookie_domain: '""',
    cookie_secure: '1',
    cookie_same_site: '"empty"',
  };
  writeFileSync(configuration, configurationOf(sample, settings, database));
  const local = `http://127.0.0.1:${String(port)}`;
  const server = await startServer('glewlwyd', ['--config-file', configuration], {
    isReady: () => answers(`${local}/config`),
  });
  const issuer = `${publicOrigin}/api/glwd`;
  await configure(local, issuer, options);
  return {
    issuer,
    close: async () => {
      await server.end();
      folder.remove();
    },
  };
}

/** Returns the sample with these settings, whether the sample sets them, comments them out or lacks them. */
function configurationOf(sample: string, settings: Readonly<Record<string, string>>, database: string): string {
  const names = Object.keys(settings).join('|');
  const kept = sample
    .replaceAll(new RegExp(`^#?\\s*(?:${names})\\s*=.*$`, 'gm'), '')
    .replace(/path\s*=\s*"[^"]*glewlwyd\.db"/, `path = "${database}"`);
  return `${Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')}\n${kept}`;
}

/** Sets up the OpenID Connect plugin, the client and the person through the administration calls. */
async function configure(origin: string, issuer: string, { portalRoot }: GlewlwydOptions) {
  const signedIn = await fetch(`${origin}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'password' }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const send = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok)
      throw new Error(`Glewlwyd answered ${method} ${path} with ${String(answer.status)}: ${await answer.text()}`);
  };
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const claim = (name: string, property: string) => ({
    name,
    'user-property': property,
    type: 'string',
    mandatory: true,
  });
  await send('POST', '/mod/plugin/', {
    module: 'oidc',
    name: 'glwd',
    display_name: 'OpenID Connect',
    order_rank: 0,
    parameters: {
      iss: issuer,
      'jwt-type': 'rsa',
      'jwt-key-size': '256',
      key: privateKey,
      cert: publicKey,
      'access-token-duration': 600,
      'refresh-token-duration': 1_209_600,
      'code-duration': 600,
      'refresh-token-rolling': false,
      'allow-non-oidc': false,
      'auth-type-code-enabled': true,
      'auth-type-refresh-enabled': true,
      'pkce-allowed': true,
      'pkce-method-plain-allowed': false,
      'subject-type': 'public',
      'session-management-allowed': true,
      'front-channel-logout-allowed': true,
      'back-channel-logout-allowed': true,
      'session-cookie-name': 'GLEWLWYD2_OIDC_SESSION',
      'session-cookie-expiration': 2_419_200,
      'name-claim': 'mandatory',
      'email-claim': 'no',
      'scope-claim': 'no',
      'allowed-scope': ['openid'],
      scope: [],
      'additional-parameters': [],
      claims: [claim('gantry_username', 'username'), claim('gantry_user_completeName', 'name')],
    },
  });
  await send('POST', '/client/?source=database', {
    client_id: 'portal',
    name: 'Gantry',
    confidential: false,
    enabled: true,
    redirect_uri: [`${portalRoot}/signin-oidc`, `${portalRoot}/silentrenew`],
    post_logout_redirect_uri: `${portalRoot}/logout/callback`,
    authorization_type: ['code', 'refresh_token'],
    token_endpoint_auth_method: ['none'],
    scope: [],
  });
  await send('POST', '/user/?source=database', { ...person, enabled: true, scope: ['openid'] });
}
