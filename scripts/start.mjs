// npm start: installs, builds, starts the portal and its platform, and prints the address. `--dev` serves the portal with hot reload.
import { spawn } from 'node:child_process';
import { buildPortal } from './support/build.mjs';
import { environment, fail, progress, root } from './support/run.mjs';
import { installDependencies, requireNode } from './support/setUp.mjs';

const isDevelopment = process.argv.includes('--dev');

requireNode();
await installDependencies();
await buildPortal();
progress('Starting');

const addresses = {};
const child = spawn('node', ['--conditions=@gantry/source', 'packages/dev-platform/src/main.ts'], {
  cwd: root,
  env: environment(isDevelopment ? { GANTRY_PORTAL: 'development' } : {}),
  stdio: ['ignore', 'pipe', 'inherit'],
});
child.stdout.setEncoding('utf8');
child.stdout.on('data', (text) => {
  for (const line of text.split('\n')) {
    const listening = /^(portal|platform) listening on (\S+)/.exec(line);
    if (!listening) {
      if (line.trim()) console.log(line);
      continue;
    }
    addresses[listening[1]] = listening[2];
    if (addresses.portal && addresses.platform) void announce();
  }
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
