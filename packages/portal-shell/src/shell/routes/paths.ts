export const homePath = '/';
/** The launcher page. The menu does not list it. */
export const appsPath = '/apps';
/** The page about this tab, for support. */
export const tabStatusPath = '/tabStatus';
/** The 401 page for an address whose program the person may not work in. */
export const notAuthorizedPath = '/notAuthorized';
