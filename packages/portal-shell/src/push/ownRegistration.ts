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
export async function whenActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  if (worker === null || worker.state === 'activated') return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed.'));
    });
  });
}
