import { addressOf } from '../addresses/portalBase.ts';

/** The name of the portal's own Trusted Types policy. The Content-Security-Policy names it. */
export const trustedScriptUrlPolicy = 'gantry-script-url';

export const serviceWorkerPath = '/service-worker.js';

/** The part of Trusted Types that is used here. TypeScript's DOM library lacks it. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

const allowed = new Set<string>();
let createScriptUrl: ((address: string) => unknown) | null = null;

function check(address: string): string {
  const { href, origin, pathname } = new URL(address, document.baseURI);
  const isWorker = origin === location.origin && pathname === addressOf(serviceWorkerPath);
  if (!isWorker && ![...allowed].some((folder) => href.startsWith(folder))) {
    throw new TypeError(
      `${href} is not in a folder that the portal runs scripts from, so it is not run. Name its folder in views.scriptFolders of the configuration.`,
    );
  }
  return href;
}

/** Allows scripts below an address: a script folder of the monolith. */
export function allowScriptsBelow(address: string): void {
  allowed.add(`${address.replace(/\/+$/, '')}/`);
}

/**
 * Checks the address of a script: the service worker, or an address below one that was allowed. The portal's one policy wraps it if the
 * browser has Trusted Types.
 *
 * @throws TypeError for any other address
 */
export function trustedScriptUrl(address: string): string {
  if (createScriptUrl === null) {
    const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }; // Not every browser has it.
    const policy = trustedTypes?.createPolicy(trustedScriptUrlPolicy, { createScriptURL: check });
    createScriptUrl = policy ? (raw) => policy.createScriptURL(raw) : check;
  }
  // TypeScript's DOM types ask for a string; the browser asks for what the policy made.
  return createScriptUrl(address) as string;
}
