/** The name of the portal's one Trusted Types policy of its own; the Content-Security-Policy names it. */
export const trustedScriptUrlPolicy = 'gantry-script-url';

/** The path of the push service worker, which the policy lets through. */
export const pushWorkerPath = '/push-worker.js';

/** The part of Trusted Types that is used here; the DOM's library does not have it yet. */
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
  const isWorker = origin === location.origin && pathname === pushWorkerPath;
  if (!isWorker && ![...allowed].some((folder) => href.startsWith(folder))) {
    throw new TypeError(
      `${href} is no address the portal runs scripts from, so it is not run. Serve it from the monolith.`,
    );
  }
  return href;
}

/** Lets scripts below an address be run: the monolith's, which serves the views. */
export function allowScriptsBelow(address: string): void {
  allowed.add(`${address.replace(/\/+$/, '')}/`);
}

/**
 * An address that scripts may be run from: the push worker's, or one below an address that was allowed. Where the browser has Trusted Types
 * it is wrapped by the portal's one policy.
 *
 * @throws TypeError for any other address
 */
export function trustedScriptUrl(address: string): string {
  if (createScriptUrl === null) {
    const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }; // Not every browser has it.
    const policy = trustedTypes?.createPolicy(trustedScriptUrlPolicy, { createScriptURL: check });
    createScriptUrl = policy ? (raw) => policy.createScriptURL(raw) : check;
  }
  // The DOM's types want a string where the browser wants what the policy made.
  return createScriptUrl(address) as string;
}
