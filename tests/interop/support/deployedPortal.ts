import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startGantry } from '../../e2e/support/gantry.ts';
import { freePorts } from '../../freePorts.ts';
import { temporaryFolder } from './processes.ts';
import { makeCertificate } from './certificate.ts';
import { buildConfiguration, placeNginx } from './placedPortal.ts';
import { startNginx } from './servers.ts';

export interface DeployedPortalOptions {
  /** The path below which the portal is reached. */
  readonly basePath?: string;
  /** True puts another nginx in front that ends TLS and is otherwise as nginx is by default: it asks with HTTP/1.0. */
  readonly hasTlsInFront?: boolean;
}

/** The portal behind nginx, as docs/deployment/nginx.md installs it without TLS. */
export type DeployedPortal = Awaited<ReturnType<typeof deployPortal>>;

/** Serves a build with nginx; all services are the development platform's. */
export async function deployPortal(build: string, options: DeployedPortalOptions = {}) {
  const { basePath = '', hasTlsInFront = false } = options;
  const [port = 0, tlsPort = 0] = await freePorts(2);
  const origin = hasTlsInFront ? `https://localhost:${String(tlsPort)}` : `http://localhost:${String(port)}`;
  const portalConfiguration = JSON.stringify(basePath === '' ? {} : { basePath });
  const gantry = await startGantry({ PORTAL_ORIGIN: origin, PORTAL_CONFIGURATION: portalConfiguration });
  const own = await startGantry();
  const folder = temporaryFolder('deployed');
  const web = join(folder.path, 'portal');
  const etc = join(folder.path, 'etc');
  await cp(build, web, { recursive: true });

  const configuration = await (await fetch(`${gantry.portalOrigin}${basePath}/config.json`)).text();
  buildConfiguration(configuration, etc);
  execFileSync('chmod', ['-R', 'a+rX', folder.path]);
  const nginx = await startNginx(port, (temporary) =>
    placeNginx('nginx.conf', { folder: temporary, web, etc }).replace(
      'listen 8080;',
      `listen 127.0.0.1:${String(port)};`,
    ),
  );

  const front = hasTlsInFront ? await startTls(tlsPort, port) : null;

  return {
    origin,
    /** The address of Home without a slash at its end. */
    root: origin + basePath,
    /** The origin of the same build behind the development platform's own server. */
    ownOrigin: own.portalOrigin,
    /** Copies another build over the present one, as docs/deployment/operations.md says. */
    async deploy(next: string, { keepsOldAssets }: { readonly keepsOldAssets: boolean }) {
      if (!keepsOldAssets) await rm(join(web, 'assets'), { recursive: true });
      await mkdir(join(web, 'assets'), { recursive: true });
      await cp(join(next, 'assets'), join(web, 'assets'), { recursive: true });
      await cp(next, web, { recursive: true });
      execFileSync('chmod', ['-R', 'a+rX', web]);
    },
    async close() {
      await Promise.all([front?.close(), nginx.close()]);
      await Promise.all([gantry.close(), own.close()]);
      folder.remove();
    },
  };
}

/** Starts an nginx that ends TLS on one port and passes everything on to another one. */
const startTls = (port: number, to: number) =>
  startNginx(port, (folder) => {
    const { file, key } = makeCertificate(folder);
    return `events {}
http {
  access_log off;
  server {
    listen 127.0.0.1:${String(port)} ssl http2;
    ssl_certificate ${file};
    ssl_certificate_key ${key};
    location / { proxy_pass http://127.0.0.1:${String(to)}; }
  }
}
`;
  });
