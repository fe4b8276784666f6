/** Loads an address in this tab, as a link does. */
export const loadAddress = (address: string): void => location.assign(address);

/** Loads an address in the place of the present one, to which Back does not lead. */
export const replaceAddress = (address: string): void => location.replace(address);
