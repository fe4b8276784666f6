/**
 * The service worker of the portal. It keeps the built files of its version, and receives push messages. Which of both
 * it does stands in its own address, so that the build does not depend on an installation. It keeps no page, because the policy of a page
 * is that of one response; no configuration; and nothing of a person.
 */
import { setCacheNameDetails } from 'workbox-core';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { keptFilesPrefix } from '../../storage/stored.ts';
import { isFile } from './isFile.ts';
import { keepsFilesParameter, receivesPushParameter } from './parameters.ts';
import { receivePush, type PushScope } from './receivePush.ts';

/** A rule of the Static Routing API: which requests are answered without the worker, and from where. */
interface RouterRule {
  readonly condition: { readonly urlPattern: URLPattern } | { readonly requestMethod: string };
  readonly source: 'network' | { readonly cacheName: string };
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  /** Chromium has it. */
  addRoutes?(rules: readonly RouterRule[]): Promise<void>;
}

/** The part of a worker's global scope that is used here. TypeScript's library for workers conflicts with that for pages. */
interface WorkerScope {
  readonly __WB_MANIFEST: readonly string[];
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
}

// This file runs only as a service worker.
declare const self: WorkerScope & PushScope;

const { searchParams } = new URL(self.location.href);
const { scope } = self.registration;
const cacheName = `${keptFilesPrefix}-${scope}`;

if (searchParams.has(receivesPushParameter)) receivePush(self);

// The first page uses the worker at once. A new version waits until no tab has a page of the old one, whose files are kept until then.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

if (searchParams.has(keepsFilesParameter)) {
  setCacheNameDetails({ prefix: '', precache: keptFilesPrefix, suffix: scope });
  // Without one of its files the worker is not installed; the next start tries again.
  addPlugins([{ cacheWillUpdate: async ({ request, response }) => (isFile(response, request.url) ? response : null) }]);
  // The names of the files hold hashes of their contents.
  precacheAndRoute(
    self.__WB_MANIFEST.map((url) => ({ url, revision: null })),
    { directoryIndex: '', cleanURLs: false },
  );
  self.addEventListener('install', (event) => {
    if (event.addRoutes === undefined) return;
    const files = new URLPattern(`${scope}assets/*`);
    // Pages and calls do not wait for the worker to start, and files do not either.
    event.waitUntil(
      event.addRoutes([
        { condition: { urlPattern: files }, source: { cacheName } },
        { condition: { urlPattern: new URLPattern({}) }, source: 'network' },
      ]),
    );
  });
} else {
  self.addEventListener('activate', (event) => event.waitUntil(caches.delete(cacheName)));
}
