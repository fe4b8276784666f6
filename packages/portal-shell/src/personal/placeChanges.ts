/** The changes of one place: it was opened, or is or is no longer a favourite. */
import { placeKey, type Place, type Places } from './places.ts';

/** The number of recent places that are kept. */
export const recentLimit = 8;

/** Whether two records name the same place. */
const isSamePlace = (one: Place, other: Place): boolean => placeKey(one) === placeKey(other);

/** Notes that a place was opened. */
export function withVisit(places: Places, place: Place): Places {
  const others = places.recent.filter((recent) => !isSamePlace(recent, place));
  return { ...places, recent: [place, ...others].slice(0, recentLimit) };
}

/** Whether a place is among the favourites. */
export const isFavourite = (favourites: readonly Place[], place: Place): boolean =>
  favourites.some((favourite) => isSamePlace(favourite, place));

/** Adds a place at the end of the favourites, or removes it. */
export function withFavouriteToggled(places: Places, place: Place): Places {
  const rest = places.favourites.filter((favourite) => !isSamePlace(favourite, place));
  return { ...places, favourites: rest.length < places.favourites.length ? rest : [...rest, place] };
}
