import type { Places } from '@gantry/platform-client/settings/places';
import type { RenderFavouriteButton } from '../../screens/apps.ts';
import { latePart } from '../late/latePart.tsx';

const favouriteButton = latePart(async () => (await import('./favouriteControls.tsx')).FavouriteButton, {
  when: 'idle',
});

/** Draws the button of a tile that makes it a favourite. */
export const renderFavouriteButton: RenderFavouriteButton = (place) => <favouriteButton.Part props={{ place }} />;

export const menuFavourites = latePart(async () => (await import('./favouriteControls.tsx')).MenuFavourites, {
  when: 'idle',
});

/** Puts the favourites into the order of these keys. Their buttons have loaded its code by then. */
export const arrangeFavourites = async (places: Places, keys: readonly string[]): Promise<void> =>
  (await import('./favouriteControls.tsx')).orderFavourites(places, keys);
