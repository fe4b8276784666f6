/** Loads an address in this tab, as a link does. */
export const loadAddress = (address: string): void => location.assign(address);

/** Loads an address and replaces the present one, to which Back does not lead. */
export const replaceAddress = (address: string): void => location.replace(address);

/** Goes to another page, and again until this one is left: Chromium drops a navigation that begins while it restores the page from its memory. */
export function untilLeft(go: () => void, waitMs = 250): void {
  go();
  // A slow page gets longer each time before its loading begins again.
  setTimeout(() => untilLeft(go, waitMs * 2), waitMs);
}
