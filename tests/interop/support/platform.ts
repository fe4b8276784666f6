import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuiltPortal } from '../../../packages/dev-platform/src/portal/builtPortal.ts';
import { root } from '../../packages/packed.ts';
import { freePorts } from '../../freePorts.ts';
import { buildExample, startExample, startPostgres, startRedis } from './servers.ts';

/** The password of each account of the platform: `avery`, `noor` and `vendor-north`. */
export const platformPassword = 'build-the-masts';

interface PlatformOptions {
  readonly portalPort?: number;
  readonly platformPort?: number;
  /** Further settings of the platform, by the names of ASP.NET Core. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The built portal on the platform in ASP.NET Core, with PostgreSQL and Redis of its own. */
export async function startPlatform({ portalPort = 0, platformPort, settings }: PlatformOptions = {}) {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    buildExample();
    const port = platformPort ?? (await freePorts(1))[0] ?? 0;
    const platformOrigin = `http://localhost:${String(port)}`;
    const configuration = readFileSync(join(root, 'examples/aspnetcore/portal.config.json'), 'utf8');
    const portal = createBuiltPortal({
      configuration: () => configuration.replaceAll('http://localhost:5000', platformOrigin),
      distDirectory: join(root, 'packages/portal-shell/dist/portal'),
    });
    const portalOrigin = await portal.listen(portalPort);
    closers.push(() => portal.close());
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    closers.push(postgres.close, redis.close);
    const example = await startExample({
      port,
      postgresPort: postgres.port,
      settings: {
        PublicAddress: platformOrigin,
        'Portals:0': portalOrigin,
        'Identity:AllowHttp': 'true',
        'FirstData:Fill': 'true',
        'FirstData:Password': platformPassword,
        'ConnectionStrings:Redis': `127.0.0.1:${String(redis.port)}`,
        ...settings,
      },
    });
    closers.push(() => example.process.end());
    return { portalOrigin, platformOrigin, close };
  } catch (error) {
    await close();
    throw error;
  }
}
