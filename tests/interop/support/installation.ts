import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGantry } from '../../e2e/support/gantry.ts';
import { root } from '../../packages/packed.ts';
import { freePorts } from '../../freePorts.ts';
import { makeCertificate, type Certificate } from './certificate.ts';
import { startGlewlwyd } from './glewlwyd.ts';
import { buildConfiguration, placeNginx, proxyTo } from './placedPortal.ts';
import { startExample, startNginx, startPostgres } from './servers.ts';

/** A whole installation: the built portal behind nginx, Glewlwyd, the example backend, and the development platform for the rest. */
export type Installation = Awaited<ReturnType<typeof startInstallation>>;

/**
 * Starts the installation with TLS. One nginx on localhost serves the portal, the provider and the services as three servers.
 *
 * @param basePath the path below which the portal is reached, such as `/portal`; empty if it has an origin of its own
 */
export async function startInstallation(basePath: string) {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.toReversed()) await closer();
  };
  try {
    return { ...(await startAll(basePath, closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startAll(basePath: string, closers: (() => Promise<unknown>)[]) {
  const [plain = 0, portal = 0, provider = 0, gateway = 0, glewlwydPort = 0] = await freePorts(5);
  const originOf = (port: number) => `https://localhost:${String(port)}`;
  const [portalOrigin, providerOrigin, gatewayOrigin] = [originOf(portal), originOf(provider), originOf(gateway)];

  const glewlwyd = await startGlewlwyd({
    port: glewlwydPort,
    publicOrigin: providerOrigin,
    portalRoot: portalOrigin + basePath,
  });
  closers.push(glewlwyd.close);
  const userInfoAddress = `http://127.0.0.1:${String(glewlwydPort)}/api/glwd/userinfo`;
  const postgres = await startPostgres();
  closers.push(postgres.close);
  const example = await startExample({
    postgresPort: postgres.port,
    userInfoAddress,
    settings: {
      'Cors:Origins:0': portalOrigin,
      PublicAddress: `${gatewayOrigin}/notification`,
      'Jobs:StepMilliseconds': '500',
    },
  });
  closers.push(() => example.process.end());
  const own = await startGantry({ PORTAL_ORIGIN: portalOrigin, USERINFO_ADDRESS: userInfoAddress });
  closers.push(own.close);

  const configuration = (await (await fetch(`${own.portalOrigin}/config.json`)).json()) as {
    services: Record<string, string>;
  };
  if (basePath !== '') Object.assign(configuration, { basePath });
  Object.assign(configuration, { identity: { authority: glewlwyd.issuer, clientId: 'portal', scope: 'openid' } });
  for (const name of ['application', 'notification', 'base']) configuration.services[name] = `${gatewayOrigin}/${name}`;

  const nginx = await startNginx(portal, (folder) => {
    const certificate = makeCertificate(folder);
    const deployed = deploy(folder, JSON.stringify(configuration), { plain, portal });
    const servers = [
      tlsServer(provider, certificate, folder, proxyTo('/', `http://127.0.0.1:${String(glewlwydPort)}`)),
      tlsServer(gateway, certificate, folder, gatewayLocations(example.origin, own.platformOrigin)),
    ];
    // The last brace closes http { }.
    return `${deployed.slice(0, deployed.lastIndexOf('}'))}${servers.join('\n')}\n}\n`;
  });
  closers.push(nginx.close);
  /** Reads nginx's logs, that of requests and that of errors. */
  const logs = () => ['access.log', 'error.log'].map((name) => readFileSync(join(nginx.folder, name), 'utf8')).join('');
  // The address of Home without a slash at its end.
  const portalRoot = portalOrigin + basePath;
  return { portalOrigin, portalRoot, providerOrigin, logs };
}

/** Follows docs/deployment/nginx.md, in a folder instead of /etc and /usr/share. Returns the configuration for nginx. */
function deploy(folder: string, configuration: string, { plain, portal }: { plain: number; portal: number }): string {
  const [web, etc] = [join(folder, 'portal'), join(folder, 'etc')];
  cpSync(join(root, 'packages/portal-shell/dist/portal'), web, { recursive: true });
  buildConfiguration(configuration, etc);
  return placeNginx('nginx-tls.conf', { folder, web, etc })
    .replace('listen 80;', `listen 127.0.0.1:${String(plain)};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${String(portal)} ssl`);
}

const tlsServer = (port: number, { file, key }: Certificate, folder: string, locations: string) => `
  server {
    listen 127.0.0.1:${String(port)} ssl http2;
    ssl_certificate ${file};
    ssl_certificate_key ${key};
    error_log ${folder}/error.log crit;
    ${locations}
  }`;

/** Serves all services at one address: notifications and jobs from the example, the others from the platform. */
const gatewayLocations = (example: string, platform: string) =>
  [
    proxyTo('/notification/', `${example}/`),
    proxyTo('/base/fsoworkflowtasks/', `${example}/fsoworkflowtasks/`),
    proxyTo('/application/api/UserBackgroundJobs/', `${example}/api/UserBackgroundJobs/`),
    proxyTo('/base/', `${platform}/base/`),
    proxyTo('/application/', `${platform}/application/`),
  ].join('');
