// npm start: installs, builds, starts the portal and its platform, and prints the address. `--dev` serves the portal with hot
// reload; `--views ../my-view` adds a view whose files are in that folder.
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { buildPortal } from './support/build.mjs';
import { environment, fail, progress, root } from './support/run.mjs';
import { installDependencies, requireNode } from './support/setUp.mjs';

const { values } = parseArgs({
  options: { dev: { type: 'boolean', default: false }, views: { type: 'string', multiple: true, default: [] } },
});
// npm runs this in the root. The reader's own folder is in INIT_CWD.
const views = values.views.map((folder) => resolve(process.env['INIT_CWD'] ?? '.', folder));

requireNode();
await installDependencies();
await buildPortal();
progress('Starting');

const addresses = {};
const child = spawn('node', ['--conditions=@gantry/source', 'packages/dev-platform/src/main.ts'], {
  cwd: root,
  env: environment({
    GANTRY_VIEWS: views.join(delimiter),
    PORTAL_CONFIGURATION: process.env['PORTAL_CONFIGURATION'] ?? JSON.stringify({ flags: { OFFLINE: true } }),
    ...(values.dev && { GANTRY_PORTAL: 'development' }),
  }),
  stdio: ['ignore', 'pipe', 'inherit'],
});
createInterface({ input: child.stdout }).on('line', (line) => {
  const [, server, address] = /^(portal|platform) listening on (\S+)/.exec(line) ?? [];
  if (server === undefined) {
    if (line.trim()) console.log(line);
    return;
  }
  addresses[server] = address;
  if (addresses.portal && addresses.platform) void announce();
});
child.on('close', (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));

let isAnnounced = false;
async function announce() {
  if (isAnnounced) return;
  isAnnounced = true;
  for (const address of [addresses.portal, `${addresses.platform}/identity/.well-known/openid-configuration`]) {
    const answer = await fetch(address).catch((error) => ({ ok: false, status: error.message }));
    if (!answer.ok) {
      child.kill();
      fail(`${address} does not answer (${answer.status}). Look at the lines above, then start again.`);
    }
  }
  progress('Ready');
  console.log(`
  Gantry is running.

    Portal    ${addresses.portal}
    Platform  ${addresses.platform}

  Sign in as (the password is gantry for each)

    avery         all modules in all programs
    noor          five modules in two programs, Arabic
    logan         as avery, and sees Logout in the menu
    emil          no permission at all
    vendor-north  vendor-south  vendor-east  vendor-west

  Ctrl-C ends both.
`);
}
