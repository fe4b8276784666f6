import { isSamePlace, type Place, type Places } from './places.ts';

/** Whether a place is among the favourites. */
export const isFavourite = ({ favourites }: Places, place: Place): boolean =>
  favourites.some((favourite) => isSamePlace(favourite, place));

/** Adds a place at the end of the favourites, or removes it. */
export function withPinToggled(places: Places, place: Place): Places {
  const rest = places.favourites.filter((favourite) => !isSamePlace(favourite, place));
  const isPinned = rest.length < places.favourites.length;
  return { ...places, favourites: isPinned ? rest : [...rest, place] };
}
