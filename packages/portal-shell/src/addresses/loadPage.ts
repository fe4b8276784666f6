/** Loads an address in this tab, as a link does. */
export const loadAddress = (address: string): void => location.assign(address);

/** Loads an address in the place of the present one, to which Back does not lead. */
export const replaceAddress = (address: string): void => location.replace(address);

/** Opens an address in a new tab or a window. It can't lead this tab elsewhere. Call it within a press: later, a browser blocks it. */
export const openAddress = (address: string, name = '_blank', features?: string): void =>
  void window.open(address, name, features === undefined ? 'noopener' : `noopener,${features}`);
