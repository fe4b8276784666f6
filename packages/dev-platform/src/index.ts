import { fileURLToPath } from 'node:url';
import type { ConfigurationInput } from '@gantry/portal-shell/contracts';
import { createUserInfoCheck } from './identity/userInfoCheck.ts';
import { startPlatform } from './platform.ts';
import type { PortalConfigurationSource, PortalServer } from './portal/PortalServer.ts';
import { portalConfiguration } from './portalConfiguration.ts';
import { seed } from './seed/seed.ts';
import { createServices } from './services/index.ts';
import { readOutsideView } from './services/monolith/views/outsideViews.ts';

/** Options of `startGantry`. */
export interface GantryOptions {
  /** 0 takes any free port. */
  readonly portalPort: number;
  /** 0 takes any free port. */
  readonly platformPort: number;
  /**
   * How the portal is served: its production build (the default), its sources with hot reload, or not at all. With 'none', the platform
   * still accepts `http://localhost:{portalPort}` as the portal's origin.
   */
  readonly portal?: 'built' | 'development' | 'none';
  /** The folder of the production build, if it is not that of `@gantry/portal-shell`. */
  readonly portalDirectory?: string | undefined;
  /** Top-level keys of the portal's configuration that replace those of the demonstration. */
  readonly configuration?: Partial<ConfigurationInput>;
  /** The folders of views that the monolith serves besides its own, such as one that `npm create @gantry/module` made. */
  readonly views?: readonly string[];
  /** The origin from which the portal calls the platform, if another server serves it. */
  readonly portalOrigin?: string | undefined;
  /** The addresses of apps beside the portal: the identity provider leads back to them, and their origins may call the services. */
  readonly apps?: readonly string[];
  /** The userinfo endpoint of another identity provider. The services then accept its access tokens instead of the platform's own. */
  readonly userInfoAddress?: string | undefined;
}

/** A running portal and its platform. */
export interface Gantry {
  readonly portalOrigin: string;
  readonly platformOrigin: string;
  /** Stops both and cuts open connections. */
  close(): Promise<void>;
}

/** Starts the portal and its platform. Rejects with one sentence if a port is in use. */
export async function startGantry(options: GantryOptions): Promise<Gantry> {
  const { portalPort, platformPort, portal = 'built', portalDirectory, configuration: overrides } = options;
  const { userInfoAddress } = options;
  let configuration = '';
  const portalServer = await createPortal(portal, {
    configuration: () => configuration,
    distDirectory: portalDirectory,
  });
  const servedAt = (await portalServer?.listen(portalPort)) ?? `http://localhost:${String(portalPort)}`;
  const { portalOrigin = servedAt } = options;
  const checkToken = userInfoAddress === undefined ? undefined : createUserInfoCheck(userInfoAddress);
  try {
    const views = (options.views ?? []).map(readOutsideView);
    const platform = await startPlatform(platformPort, {
      seed,
      createServices: (context) => createServices(context, views),
      portalOrigin,
      basePath: overrides?.basePath,
      apps: options.apps,
      checkToken,
    });
    const base = { ...portalConfiguration({ portalOrigin, platformOrigin: platform.origin }), ...overrides };
    const modules = [...(base.modules ?? []), ...views.map(({ module }) => module)];
    configuration = JSON.stringify({ ...base, modules });
    return {
      portalOrigin: servedAt,
      platformOrigin: platform.origin,
      async close() {
        await Promise.all([portalServer?.close(), platform.close()]);
      },
    };
  } catch (error) {
    await portalServer?.close();
    throw error;
  }
}

/** Creates the portal's server. It imports the server only if it is needed, because the development server brings Vite along. */
async function createPortal(
  portal: 'built' | 'development' | 'none',
  { configuration, distDirectory }: PortalConfigurationSource & { readonly distDirectory: string | undefined },
): Promise<PortalServer | null> {
  if (portal === 'none') return null;
  if (portal === 'development') {
    const { createPortalFromSources } = await import('./portal/portalFromSources.ts');
    return createPortalFromSources({ configuration });
  }
  const { createBuiltPortal } = await import('./portal/builtPortal.ts');
  const manifest = import.meta.resolve('@gantry/portal-shell/package.json');
  const built = fileURLToPath(new URL('dist/portal', manifest));
  return createBuiltPortal({ configuration, distDirectory: distDirectory ?? built });
}
