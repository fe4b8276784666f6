/** Where Home is. */
export const homePath = '/';
/** Where the launcher page is, which is hidden from the menu. */
export const appsPath = '/apps';
/** Where someone is led who may not see what they asked for. */
export const notAuthorizedPath = '/notAuthorized';
