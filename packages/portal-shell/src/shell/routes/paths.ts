/** Where Home is. */
export const homePath = '/';
/** Where the launcher page is, which is hidden from the menu. */
export const appsPath = '/apps';
