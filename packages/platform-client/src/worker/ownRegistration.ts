import { addressOf } from '../addresses/portalBase.ts';

/**
 * The registration of the portal's own service worker; undefined if it has none. The browser would also find that of another app, above the
 * portal's path.
 */
export async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const { href } = new URL(addressOf('/'), location.origin);
  const found = await navigator.serviceWorker.getRegistration(href);
  return found?.scope === href ? found : undefined;
}

/** Resolves once the worker of a registration may receive messages. Rejects if it could not be installed. */
export async function whenActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.waiting ?? registration.installing;
  if (registration.active !== null || worker === null) return;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (registration.active !== null) resolve();
      else if (worker.state === 'redundant') reject(new Error('The service worker could not be installed.'));
    };
    worker.addEventListener('statechange', look);
    // WebKit may never change the state of a worker that the page has met while it was installed. Each worker takes the open pages over.
    navigator.serviceWorker.addEventListener('controllerchange', look);
  });
}
