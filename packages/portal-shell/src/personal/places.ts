/** Favourites and recent places: what they are, and how each action changes them. */
import * as v from 'valibot';

const placeSchema = v.object({
  kind: v.picklist(['module', 'dashboard', 'report']),
  /** The route of a module, the id of a dashboard or report. */
  id: v.string(),
  /** The name when it was last seen. A module is shown by its present name. */
  title: v.string(),
});

/** A place that can be pinned and opened again: a module, a dashboard or a report. */
export type Place = v.InferOutput<typeof placeSchema>;

/** The places of a person in one program. */
export const placesSchema = v.object({
  /** In the person's order. */
  favourites: v.fallback(v.array(placeSchema), []),
  /** The latest first. */
  recent: v.fallback(v.array(placeSchema), []),
});

/** The favourites in the person's order, and the recent places, the latest first. */
export type Places = v.InferOutput<typeof placesSchema>;

/** Nothing pinned, nothing opened. */
export const emptyPlaces: Places = { favourites: [], recent: [] };

/** The number of recent places that are kept. */
export const recentLimit = 8;

/** Identifies a place within a program. */
export const placeKey = ({ kind, id }: Pick<Place, 'kind' | 'id'>): string => `${kind}:${id}`;

const isSame = (one: Place, other: Place): boolean => placeKey(one) === placeKey(other);

/** Whether a place is among the favourites. */
export const isFavourite = ({ favourites }: Places, place: Place): boolean =>
  favourites.some((favourite) => isSame(favourite, place));

/** Adds a place at the end of the favourites, or removes it. */
export function withPinToggled(places: Places, place: Place): Places {
  const rest = places.favourites.filter((favourite) => !isSame(favourite, place));
  const isPinned = rest.length < places.favourites.length;
  return { ...places, favourites: isPinned ? rest : [...rest, place] };
}

/** Puts the favourites into the order of these keys. A favourite that is not among them, such as one from another tab, goes to the end. */
export function withOrder(places: Places, keys: readonly string[]): Places {
  const rank = new Map(keys.map((key, index) => [key, index]));
  const rankOf = (place: Place) => rank.get(placeKey(place)) ?? keys.length;
  return { ...places, favourites: places.favourites.toSorted((one, other) => rankOf(one) - rankOf(other)) };
}

/** Notes that a place was opened. */
export function withVisit(places: Places, place: Place): Places {
  const others = places.recent.filter((recent) => !isSame(recent, place));
  return { ...places, recent: [place, ...others].slice(0, recentLimit) };
}
