/** The name of the portal's one Trusted Types policy of its own; the Content-Security-Policy names it. */
export const trustedScriptUrlPolicy = 'gantry-script-url';

/** The path of the push service worker, which the policy lets through. */
export const pushWorkerPath = '/push-worker.js';
