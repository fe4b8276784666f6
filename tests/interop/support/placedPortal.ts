import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/packed.ts';

/** Writes the configuration and its policies into a folder, as the artefact's command does. */
export function buildConfiguration(configuration: string, etc: string): void {
  mkdirSync(etc, { recursive: true });
  const base = join(etc, 'base.json');
  writeFileSync(base, configuration);
  const command = ['--conditions=@gantry/source', 'packages/portal-shell/server/configuration/main.ts'];
  execFileSync('node', [...command, 'build', '--out', etc, base], { cwd: root });
}

interface Places {
  /** The folder of this nginx. */
  readonly folder: string;
  /** The folder of the built portal. */
  readonly web: string;
  /** The folder of the built configuration. */
  readonly etc: string;
}

/** Writes the files of deploy/nginx for these places. Returns the text of the main one, without its addresses of IPv6. */
export function placeNginx(main: string, { folder, web, etc }: Places): string {
  const place = (file: string) =>
    readFileSync(join(root, 'deploy/nginx', file), 'utf8')
      .replaceAll('/etc/nginx/gantry', `${folder}/gantry`)
      .replaceAll('/etc/gantry', etc)
      .replaceAll('/usr/share/nginx/portal', web)
      .replaceAll('/var/log/nginx', folder);
  const brotli = existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf') ? 'brotli_static on;\n' : '';
  writeFileSync(join(folder, 'gantry-http.conf'), brotli + place('gantry-http.conf'));
  writeFileSync(join(folder, 'gantry-server.conf'), place('gantry-server.conf'));
  return place(main).replaceAll(/^.*listen \[::\].*\n/gm, '');
}

/** A location of nginx that passes everything on to a service. */
export const proxyTo = (path: string, target: string) => `
    location ${path} {
      proxy_pass ${target};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $http_connection;
      proxy_buffering off;
      proxy_read_timeout 100s;
    }`;
