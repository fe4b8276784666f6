import type { Place, Places } from '@gantry/platform-client/settings/places';
import { latePart } from '../late/latePart.tsx';

const favouriteButton = latePart(async () => (await import('./favouriteControls.tsx')).FavouriteButton);

/** Draws the button of a tile that makes it a favourite. */
export const renderFavouriteButton = (place: Place) => <favouriteButton.Part props={{ place }} />;

export const menuFavourites = latePart(async () => (await import('./favouriteControls.tsx')).MenuFavourites);

/** Puts the favourites into the order of these keys. Their buttons have loaded its code by then. */
export const arrangeFavourites = async (places: Places, keys: readonly string[]): Promise<void> =>
  (await import('./favouriteControls.tsx')).orderFavourites(places, keys);
