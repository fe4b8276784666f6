import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packages/packed.ts';
import { freePorts } from '../../freePorts.ts';
import { platformPassword } from './platform.ts';
import { buildConfiguration, placeNginx, proxyTo } from './placedPortal.ts';
import { temporaryFolder } from './processes.ts';
import { sql, startExample, startNginx, startPostgres } from './servers.ts';

/** The portal and the platform in ASP.NET Core, both behind one nginx: without it, nothing can be reached. */
export type DeadZone = Awaited<ReturnType<typeof startDeadZone>>;

/** Each change of a note or of a mark is one row, in the order in which PostgreSQL made them. */
const arrivals = `
  create table arrivals (number bigserial primary key, kind text, id text, value text);
  create function note_arrival() returns trigger language plpgsql as $$ begin
    insert into arrivals (kind, id, value) values (tg_argv[0], to_jsonb(new)->>'Id', to_jsonb(new)->>tg_argv[1]);
    return new;
  end $$;
  create trigger notes after update on "ScheduleJobs" for each row execute function note_arrival('note', 'Note');
  create trigger marks after update on "Notifications" for each row execute function note_arrival('mark', 'Read');`;

export async function startDeadZone() {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    return { ...(await startAll(closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startAll(closers: (() => Promise<unknown>)[]) {
  const [portalPort = 0, gatewayPort = 0, examplePort = 0] = await freePorts(3);
  const [portal, gateway] = [`http://localhost:${String(portalPort)}`, `http://localhost:${String(gatewayPort)}`];
  const folder = temporaryFolder('dead-zone');
  closers.push(async () => folder.remove());
  const [web, etc] = [join(folder.path, 'portal'), join(folder.path, 'etc')];
  cpSync(join(root, 'packages/portal-shell/dist/portal'), web, { recursive: true });
  const configuration = readFileSync(join(root, 'examples/aspnetcore/portal.config.json'), 'utf8');
  // Written by the project.
  const parsed = JSON.parse(configuration.replaceAll('http://localhost:5000', gateway)) as Record<string, unknown>;
  buildConfiguration(JSON.stringify({ ...parsed, flags: { OFFLINE: true } }), etc);
  execFileSync('chmod', ['-R', 'a+rX', folder.path]);

  const postgres = await startPostgres();
  closers.push(postgres.close);
  const keys = join(folder.path, 'keys');
  const settings = {
    PublicAddress: gateway,
    'Keys:Folder': keys,
    'Portals:0': portal,
    'Identity:AllowHttp': 'true',
    // The browser is killed, and the person is signed in all the same.
    'Identity:StaysSignedIn': 'true',
    'FirstData:Fill': 'true',
    'FirstData:Password': platformPassword,
  };
  const startPlatform = () => startExample({ port: examplePort, postgresPort: postgres.port, settings });
  let example = await startPlatform();
  closers.push(() => example.process.end());
  sql(postgres.port, arrivals);

  const gatewayServer = `
  server {
    listen 127.0.0.1:${String(gatewayPort)};
    ${proxyTo('/', `http://127.0.0.1:${String(examplePort)}`)}
  }`;
  const start = () =>
    startNginx(portalPort, (place) => {
      const text = placeNginx('nginx.conf', { folder: place, web, etc });
      const own = text.replace('listen 8080;', `listen 127.0.0.1:${String(portalPort)};`);
      // The last brace closes http { }.
      return `${own.slice(0, own.lastIndexOf('}'))}${gatewayServer}\n}\n`;
    });
  let nginx: Awaited<ReturnType<typeof start>> | null = await start();
  closers.push(async () => nginx?.close());

  return {
    portal,
    /** Stops nginx: nothing answers any more. */
    cut: async () => {
      await nginx?.close();
      nginx = null;
    },
    restore: async () => {
      nginx = await start();
    },
    /** Ends every session: nobody can read its cookies and tokens any more. */
    endSessions: async () => {
      await example.process.end();
      rmSync(keys, { recursive: true });
      example = await startPlatform();
    },
    /** Runs statements in the platform's database, and returns the rows. */
    query: (statements: string) => sql(postgres.port, statements),
    /** Makes every notification unread. */
    reset: () => {
      sql(postgres.port, 'update "Notifications" set "Read" = false; delete from arrivals');
    },
    /** What changed since the last call, in order: its kind, its id and its value. */
    takeArrivals: () =>
      sql(
        postgres.port,
        'with taken as (delete from arrivals returning *) select kind, id, value from taken order by number',
      ),
    /** The writes that nginx has passed on since it was started. */
    passedOn: () =>
      readFileSync(join(nginx?.folder ?? '', 'access.log'), 'utf8')
        .match(/"(?:PATCH|PUT) \S+/g)
        ?.map((one) => one.slice(1)) ?? [],
  };
}
