import { addressOf } from './portalBase.ts';

// A page that this one opens can't lead the portal's tab elsewhere.
const callWindow = 'popup,noopener,width=960,height=720';

/** Loads an address in this tab, as a link does. */
export const loadAddress = (address: string): void => location.assign(address);

/** Loads a path of the portal in this tab. */
export const loadPath = (path: string): void => loadAddress(addressOf(path));

/** Loads a path of the portal in the place of this page, which Back then passes over. */
export const replaceByPath = (path: string): void => location.replace(addressOf(path));

/** Loads this page again. */
export const reloadPage = (): void => location.reload();

/** Opens an address in a new tab. Call it within a press: later, a browser blocks it. */
export const openTab = (address: string): void => void window.open(address, '_blank', 'noopener');

/** Opens the window of a video call, or shows its address in the one that is open. Call it within a press. */
export const openCallWindow = (address: string): void => void window.open(address, 'gantry-call', callWindow);
