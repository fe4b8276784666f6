import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { FileStore } from '../state/index.ts';
import type { Service, ServiceEnvironment, Services } from './context.ts';
import { doOnce } from './idempotency.ts';
import { servicePaths } from './serviceNames.ts';
import { createStorage } from './storage.ts';
import { requireToken } from './tokenCheck.ts';
import type { TokenCheck } from './tokenCheck.ts';

/** Mounts each service under its path. All of them check the token, except for files and scripts. */
export function createServiceApplication(
  services: Services,
  { files, checkToken }: { readonly files: FileStore; readonly checkToken: TokenCheck },
): Hono {
  const checked = requireToken(checkToken);
  const once = doOnce();
  const guard = (service: Service) => new Hono<ServiceEnvironment>().use(checked, once).route('/', service);
  // Script elements send no token, so the scripts of views need none.
  const guardMonolith = (service: Service) =>
    new Hono<ServiceEnvironment>()
      .use((context, next) =>
        context.req.path.startsWith(`${servicePaths.monolith}/Scripts/`) ? next() : checked(context, next),
      )
      .use(once)
      .route('/', service);

  return (
    new Hono()
      .use(compress())
      // The answer depends on the origin of the request too. This header replaces the one set before.
      .use(async (context, next) => {
        await next();
        context.header('vary', 'Origin', { append: true });
      })
      .route(servicePaths.application, guard(services.application))
      .route(servicePaths.userAccess, guard(services.userAccess))
      .route(servicePaths.monolith, guardMonolith(services.monolith))
      .route(servicePaths.notification, guard(services.notification))
      .route(servicePaths.base, guard(services.base))
      .route(servicePaths.settings, guard(services.settings))
      .route(servicePaths.storage, createStorage(files))
      .route(servicePaths.subApplications, services.subApplications)
      .route(servicePaths.reports, services.reports)
      .notFound((context) =>
        context.json({ message: `There is nothing at ${context.req.method} ${context.req.path}.` }, 404),
      )
      .onError((error, context) => {
        console.error(`${context.req.method} ${context.req.path} failed:`, error);
        return context.json({ message: 'The service failed; the platform printed why.' }, 500);
      })
  );
}
