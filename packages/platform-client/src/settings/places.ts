/** The favourites and the recent places. Each is a setting of its own, so that two devices never replace each other's. Its value is its title. */
import * as v from 'valibot';
import { lensOf, type Settings, type SettingsView } from './settingsState.ts';

const placeSchema = v.object({
  kind: v.picklist(['module', 'dashboard', 'report']),
  /** The route of a module, the id of a dashboard or report. */
  id: v.string(),
  /** The name when it was last seen. A module is shown by its present name. */
  title: v.string(),
});

/** A place that can be a favourite and is opened again: a module, a dashboard or a report. */
export type Place = v.InferOutput<typeof placeSchema>;

/** Identifies a place within a program. */
export const placeKey = ({ kind, id }: Pick<Place, 'kind' | 'id'>): string => `${kind}:${id}`;

/** The number of recent places that are kept. */
export const recentLimit = 8;

/** The key of a setting. */
export const settingOf = (kind: 'favourite' | 'recent' | 'order', programId: string, place = ''): string =>
  `${kind}/${encodeURIComponent(programId)}/${place}`;

function placesIn(view: SettingsView, setting: 'favourite' | 'recent', programId: string): readonly Place[] {
  const prefix = settingOf(setting, programId);
  return [...view].flatMap(([key, title]) => {
    if (!key.startsWith(prefix)) return [];
    const [kind, ...id] = key.slice(prefix.length).split(':');
    const place = v.safeParse(placeSchema, { kind, id: id.join(':'), title });
    return place.success ? [place.output] : [];
  });
}

/** All recent places, the latest first. */
export const recentIn = (view: SettingsView, programId: string): readonly Place[] =>
  placesIn(view, 'recent', programId).toReversed();

/** The order that was chosen last. A favourite that it does not name was added since. */
export function orderIn(view: SettingsView, programId: string): readonly unknown[] {
  const order = view.get(settingOf('order', programId));
  return Array.isArray(order) ? order : [];
}

function favouritesIn(view: SettingsView, programId: string): readonly Place[] {
  const keys = orderIn(view, programId);
  const rank = (place: Place) => keys.indexOf(placeKey(place)) + 1 || keys.length + 1;
  return placesIn(view, 'favourite', programId).toSorted((one, other) => rank(one) - rank(other));
}

export type Places = ReturnType<typeof createPlaces>;

export const createPlaces = (settings: Settings, programId: string) => ({
  /** In the person's order. */
  favourites: lensOf(settings, (view) => favouritesIn(view, programId)),
  /** The latest first. */
  recent: lensOf(settings, (view): readonly Place[] => recentIn(view, programId).slice(0, recentLimit)),
  settings,
  programId,
});
