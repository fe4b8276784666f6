import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, readdirSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { root } from '../../packages/packed.ts';
import { freePorts } from '../../freePorts.ts';
import { answers, startServer, temporaryFolder } from './processes.ts';

function opens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

const onePort = async () => (await freePorts(1))[0] ?? 0;

export async function startRedis() {
  const port = await onePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = await startServer('redis-server', args, { isReady: () => opens(port) });
  return { port, close: () => redis.end() };
}

/** Runs statements, and returns the rows with their columns. */
export function sql(port: number, statements: string): string[][] {
  const login = ['-h', '127.0.0.1', '-p', String(port), '-U', 'gantry', '-d', 'postgres'];
  const form = ['--no-align', '--tuples-only', '--quiet', '--set=ON_ERROR_STOP=1', '--field-separator=|'];
  const printed = execFileSync('psql', [...login, ...form, '-c', statements], { encoding: 'utf8' });
  return printed.split('\n').flatMap((line) => (line === '' ? [] : [line.split('|')]));
}

/** A database that can start again with what it has stored. */
export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Starts PostgreSQL. It refuses to run as root, so it runs as the user of Debian's package then. */
export async function startPostgres() {
  const port = await onePort();
  const folder = temporaryFolder('postgres');
  const version = readdirSync('/usr/lib/postgresql').toSorted((a, b) => Number(b) - Number(a))[0] ?? '';
  const programs = `/usr/lib/postgresql/${version}/bin`;
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : null;
  const owner = { cwd: folder.path, ...user };
  if (user !== null) chownSync(folder.path, user.uid, user.gid);
  const data = join(folder.path, 'data');
  // The locale of the tests need not be installed.
  const form = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--username=gantry', '--no-sync'];
  const initArgs = ['-D', data, ...form];
  execFileSync(`${programs}/initdb`, initArgs, { ...owner, stdio: 'pipe' });
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: folder.path, fsync: 'off' };
  const args = ['-D', data, '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const isReady = async () => {
    const check = ['-h', '127.0.0.1', '-p', String(port), '-U', 'gantry', '-d', 'postgres', '-q'];
    execFileSync(`${programs}/pg_isready`, check, { stdio: 'pipe' });
    return true;
  };
  const start = () => startServer(`${programs}/postgres`, args, { ...owner, isReady });
  let postgres = await start();
  return {
    port,
    restart: async () => {
      await postgres.end('SIGINT');
      postgres = await start();
    },
    close: async () => {
      await postgres.end('SIGINT');
      folder.remove();
    },
  };
}

/** Starts nginx with a configuration for its folder and its ports. */
export async function startNginx(port: number, write: (folder: string) => string) {
  const folder = temporaryFolder('nginx');
  chmodSync(folder.path, 0o755);
  const file = join(folder.path, 'nginx.conf');
  writeFileSync(file, write(folder.path));
  const settings = `daemon off; pid ${join(folder.path, 'nginx.pid')};`;
  const args = ['-c', file, '-e', join(folder.path, 'error.log'), '-g', settings];
  const nginx = await startServer('nginx', args, { isReady: () => opens(port) });
  return {
    port,
    folder: folder.path,
    close: async () => {
      // It would wait for the open WebSockets after a SIGQUIT.
      await nginx.end('SIGTERM');
      folder.remove();
    },
  };
}

/** The folder of the built example. */
const exampleFolder = join(root, '.gantry/interop/aspnetcore');

/** Builds the example. The tests need it. */
export function buildExample(): void {
  const options = ['-c', 'Release', '-o', exampleFolder, '-v', 'quiet', '--nologo'];
  execFileSync('dotnet', ['build', 'examples/aspnetcore', ...options], { stdio: 'inherit' });
}

/** One instance of the example backend. */
export type ExampleBackend = Awaited<ReturnType<typeof startExample>>;

/** The key with which tests publish notifications to the example. */
export const publishKey = 'publish-key-of-the-tests';

export interface ExampleOptions {
  readonly port?: number;
  readonly postgresPort: number;
  /** The userinfo endpoint whose tokens are accepted. Without it, the platform signs people in. */
  readonly userInfoAddress?: string;
  /** Further settings, by the names of ASP.NET Core: `Hub:Transports`. */
  readonly settings?: Readonly<Record<string, string>>;
}

export async function startExample(options: ExampleOptions) {
  const port = options.port ?? (await onePort());
  const origin = `http://127.0.0.1:${String(port)}`;
  const settings: Record<string, string> = {
    urls: origin,
    PublicAddress: origin,
    PublishKey: publishKey,
    'Identity:UserInfoAddress': options.userInfoAddress ?? '',
    'Identity:UserNameClaim': 'sub',
    'ConnectionStrings:Postgres': `Host=127.0.0.1;Port=${String(options.postgresPort)};Username=gantry;Database=postgres`,
    ...options.settings,
  };
  const args = [join(exampleFolder, 'Gantry.Platform.dll')];
  for (const [name, value] of Object.entries(settings)) args.push(`--${name}`, value);
  const process = await startServer('dotnet', args, {
    cwd: exampleFolder,
    isReady: () => answers(`${origin}/healthz`),
  });
  return { origin, port, process };
}
