/** The agreement between the page and its service worker. */

/** The parameter in the worker's address that makes it keep the built files. */
export const keepsFilesParameter = 'keepsFiles';

/** The script of push, beside the worker. */
export const pushScript = 'push-worker.js';
