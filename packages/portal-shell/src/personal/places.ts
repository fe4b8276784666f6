/** The favourites and the recent places. */
import * as v from 'valibot';

const placeSchema = v.object({
  kind: v.picklist(['module', 'dashboard', 'report']),
  /** The route of a module, the id of a dashboard or report. */
  id: v.string(),
  /** The name when it was last seen. A module is shown by its present name. */
  title: v.string(),
});

/** A place that can be a favourite and is opened again: a module, a dashboard or a report. */
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

/** No favourites, nothing opened. */
export const emptyPlaces: Places = { favourites: [], recent: [] };

/** Identifies a place within a program. */
export const placeKey = ({ kind, id }: Pick<Place, 'kind' | 'id'>): string => `${kind}:${id}`;

/** Puts the favourites into the order of these keys. A favourite without a key, which another tab has added, stays behind them. */
export function withFavouritesOrdered(places: Places, keys: readonly string[]): Places {
  const rank = (place: Place) => {
    const index = keys.indexOf(placeKey(place));
    return index === -1 ? keys.length : index;
  };
  return { ...places, favourites: places.favourites.toSorted((one, other) => rank(one) - rank(other)) };
}
