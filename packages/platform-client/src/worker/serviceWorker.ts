/**
 * The service worker of the portal. It keeps the built files of its version, the page and the scripts of modules and views, and receives push messages. What it
 * keeps stands in its own address, so that the build does not depend on an installation. It keeps no configuration and nothing of a person.
 */
import { setCacheNameDetails } from 'workbox-core';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { keptFilesPrefix, keptPagePrefix, keptScriptsPrefix } from '../storage/stored.ts';
import { isFile } from './isFile.ts';
import { keepPage, type PageScope, type WorkEvent } from './keepPage.ts';
import { keepScripts } from './keepScripts.ts';
import { keepsFilesParameter, keepsPageParameter, scriptFolderParameter } from './parameters.ts';
import { receivePush, type PushScope } from './receivePush.ts';

/** A rule of the Static Routing API: which requests are answered without the worker, and from where. */
interface RouterRule {
  readonly condition: { readonly urlPattern: URLPattern } | { readonly requestDestination: string };
  readonly source: 'network' | 'fetch-event' | { readonly cacheName: string };
}

interface WorkerEvent extends WorkEvent {
  /** Chromium has it. */
  addRoutes?(rules: readonly RouterRule[]): Promise<void>;
}

/** The part of a worker's global scope that is used here. TypeScript's library for workers conflicts with that for pages. */
interface WorkerScope {
  readonly __WB_MANIFEST: readonly string[];
  /** The built page, which the build writes here as it does the names of the files. */
  readonly __BUILT_PAGE: string;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
}

// This file runs only as a service worker.
declare const self: WorkerScope & PageScope & PushScope;

const { searchParams } = new URL(self.location.href);
const { scope } = self.registration;
const cacheName = `${keptFilesPrefix}-${scope}`;
const pageCacheName = `${keptPagePrefix}-${scope}`;
const scriptCacheName = `${keptScriptsPrefix}-${scope}`;
const files = self.__WB_MANIFEST;

// Always: with another address for push, the worker with it would wait for the end of the one without it. Without a subscription nothing arrives.
receivePush(self);

// The first page uses the worker at once. A new version waits until no tab has a page of the old one, whose files are kept until then.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const keepsPage = searchParams.has(keepsPageParameter);
if (keepsPage) keepPage(self, self.__BUILT_PAGE, files, pageCacheName);
else self.addEventListener('activate', (event) => event.waitUntil(caches.delete(pageCacheName)));

const scriptFolders = searchParams.getAll(scriptFolderParameter);
if (scriptFolders.length > 0) keepScripts(self, scriptFolders, scriptCacheName);
else self.addEventListener('activate', (event) => event.waitUntil(caches.delete(scriptCacheName)));

if (searchParams.has(keepsFilesParameter)) {
  setCacheNameDetails({ prefix: '', precache: keptFilesPrefix, suffix: scope });
  // Without one of its files the worker is not installed; the next start tries again.
  addPlugins([{ cacheWillUpdate: async ({ request, response }) => (isFile(response, request.url) ? response : null) }]);
  // The names of the files hold hashes of their contents.
  precacheAndRoute(
    files.map((url) => ({ url, revision: null })),
    { directoryIndex: '', cleanURLs: false },
  );
  self.addEventListener('install', (event) => {
    if (event.addRoutes === undefined) return;
    const assets = new URLPattern(`${scope}assets/*`);
    // Calls do not wait for the worker to start, and files do not either. Pages do if the worker keeps one.
    event.waitUntil(
      event.addRoutes([
        { condition: { urlPattern: assets }, source: { cacheName } },
        ...(keepsPage ? [{ condition: { requestDestination: 'document' }, source: 'fetch-event' } as const] : []),
        ...scriptFolders.map(
          (folder) => ({ condition: { urlPattern: new URLPattern(`${folder}*`) }, source: 'fetch-event' }) as const,
        ),
        { condition: { urlPattern: new URLPattern({}) }, source: 'network' },
      ]),
    );
  });
} else {
  self.addEventListener('activate', (event) => event.waitUntil(caches.delete(cacheName)));
}
