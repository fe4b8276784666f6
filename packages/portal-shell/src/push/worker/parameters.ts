/** The agreement between the page and its service worker. */

/** The parameter in the worker's address that makes it keep the built files. */
export const keepsFilesParameter = 'keepsFiles';

/** The beginning of the name of the cache with the files. The rest is the address that the portal is reached at. */
export const keptFilesPrefix = 'gantry-files';

/** The script of push, beside the worker. */
export const pushScript = 'push-worker.js';
