import address from '@gantry/ui-kit/fonts.css?url';
import { fontsKey } from '@gantry/platform-client/storage/stored';
import { addFonts } from './fontLink.ts';

/**
 * Loads the fonts of the portal. Until they arrive, texts have a font of the device in the same measures. The next visit of this browser has
 * them in its cache, and begins with them.
 */
export function loadFonts(storage: Pick<Storage, 'setItem'>): void {
  addFonts(address).addEventListener('load', ({ currentTarget }) => {
    if (currentTarget instanceof HTMLLinkElement) storage.setItem(fontsKey, new URL(currentTarget.href).pathname);
  });
}
