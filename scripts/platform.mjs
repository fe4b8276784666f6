// npm run platform: starts the portal on the platform in ASP.NET Core (examples/aspnetcore), with PostgreSQL and Redis in a temporary folder.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildPortal } from './support/build.mjs';
import { environment, fail, progress, root } from './support/run.mjs';
import { servers, succeeds } from './support/servers.mjs';
import { installDependencies, requireNode } from './support/setUp.mjs';

if (process.argv[2] === '--installed') await start();
else await setUp();

async function setUp() {
  requireNode();
  const missing = Object.entries(servers).flatMap(([name, command]) => (succeeds(command) ? [] : [name]));
  if (missing.length > 0) fail(`The platform needs ${missing.join(', and ')}. Install it, then start again.`);
  await installDependencies();
  await buildPortal();
  // The servers are started by TypeScript, which the pinned Node runs.
  const args = ['--conditions=@gantry/source', fileURLToPath(import.meta.url), '--installed'];
  const child = spawn('node', args, { cwd: root, env: environment(), stdio: 'inherit' });
  child.on('close', (code) => process.exit(code ?? 0));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
}

async function start() {
  const { platformPassword, startPlatform } = await import('../tests/interop/support/platform.ts');
  progress('Building and starting the platform');
  const { PORTAL_PORT = 4010, PLATFORM_PORT = 4011 } = process.env;
  const starting = startPlatform({ portalPort: Number(PORTAL_PORT), platformPort: Number(PLATFORM_PORT) });
  let isEnding = false;
  const end = async () => {
    // A terminal and npm send Ctrl-C several times.
    if (isEnding) return;
    isEnding = true;
    await (await starting).close();
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => void end());
  const { portalOrigin, platformOrigin } = await starting.catch((error) => fail(error.message));
  progress('Ready');
  console.log(`
  The portal runs on the platform in ASP.NET Core.

    Portal    ${portalOrigin}
    Platform  ${platformOrigin}

  Sign in as (the password is ${platformPassword} for each)

    avery         every module in two programs
    noor          Schedule and Work Order in one program
    vendor-north  a vendor

  Ctrl-C ends all.
`);
}
