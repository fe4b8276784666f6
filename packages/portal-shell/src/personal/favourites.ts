import { isSamePlace, placeKey, type Place, type Places } from './places.ts';

/** Whether a place is among the favourites. */
export const isFavourite = (favourites: readonly Place[], place: Place): boolean =>
  favourites.some((favourite) => isSamePlace(favourite, place));

/** Adds a place at the end of the favourites, or removes it. */
export function withFavouriteToggled(places: Places, place: Place): Places {
  const rest = places.favourites.filter((favourite) => !isSamePlace(favourite, place));
  return { ...places, favourites: rest.length < places.favourites.length ? rest : [...rest, place] };
}

/** Puts the favourites into the order of these keys. A favourite without a key, which another tab has added, stays behind them. */
export function withFavouritesOrdered(places: Places, keys: readonly string[]): Places {
  const rank = (place: Place) => {
    const index = keys.indexOf(placeKey(place));
    return index === -1 ? keys.length : index;
  };
  return { ...places, favourites: places.favourites.toSorted((one, other) => rank(one) - rank(other)) };
}
