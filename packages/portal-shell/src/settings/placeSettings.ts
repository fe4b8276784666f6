import * as v from 'valibot';
import type { Personal } from '../personal/createPersonal.ts';
import { recentLimit } from '../personal/placeChanges.ts';
import { placeKey, placesSchema, type Place, type Places } from '../personal/places.ts';
import type { LocalChange, SettingsView } from './settingsState.ts';
import type { SettingsSource } from './SettingsSource.ts';

/** Each favourite and each recent place is a setting of its own, so that two devices never replace each other's. Its value is its title. */
type Kind = 'favourite' | 'recent';

const keyOf = (kind: Kind | 'order', programId: string, place = '') =>
  `${kind}/${encodeURIComponent(programId)}/${place}`;

const placeSchema = placesSchema.entries.favourites.item;
const orderSchema = v.array(v.string());

/** The settings of one kind in a program, as places in the order in which they were changed. */
function placesIn(view: SettingsView, kind: Kind, programId: string): readonly Place[] {
  const prefix = keyOf(kind, programId);
  return [...view]
    .filter(([key]) => key.startsWith(prefix))
    .toSorted(([one, { rank }], [other, { rank: otherRank }]) => rank - otherRank || (one < other ? -1 : 1))
    .flatMap(([key, { value }]) => {
      const [kind = '', ...id] = key.slice(prefix.length).split(':');
      const place = v.safeParse(placeSchema, { kind, id: id.join(':'), title: value });
      return place.success ? [place.output] : [];
    });
}

const recentIn = (view: SettingsView, programId: string) => placesIn(view, 'recent', programId).toReversed();

/** The favourites in the order that was chosen last. What it does not name was added since. */
function favouritesIn(view: SettingsView, programId: string): readonly Place[] {
  const order = v.safeParse(orderSchema, view.get(keyOf('order', programId))?.value);
  const keys = order.success ? order.output : [];
  const rank = (place: Place) => keys.indexOf(placeKey(place)) + 1 || keys.length + 1;
  return placesIn(view, 'favourite', programId).toSorted((one, other) => rank(one) - rank(other));
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

function changedFavourites(view: SettingsView, programId: string, local: readonly Place[]): readonly LocalChange[] {
  const shown = favouritesIn(view, programId).map(placeKey);
  const keys = local.map(placeKey);
  const added = local.filter((place) => !shown.includes(placeKey(place)));
  const removed = shown.filter((key) => !keys.includes(key));
  const expected = [...shown.filter((key) => keys.includes(key)), ...added.map(placeKey)];
  return [
    ...removed.map((key) => ({ key: keyOf('favourite', programId, key), value: null })),
    ...added.map((place) => ({ key: keyOf('favourite', programId, placeKey(place)), value: place.title })),
    ...(isSame(expected, keys) ? [] : [{ key: keyOf('order', programId), value: keys }]),
  ];
}

/** Whether `part` is in `whole`, in its order. */
function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  let from = 0;
  return part.every((key) => {
    const index = whole.indexOf(key, from);
    from = index + 1;
    return index !== -1;
  });
}

function changedRecent(view: SettingsView, programId: string, local: readonly Place[]): readonly LocalChange[] {
  const all = recentIn(view, programId).map(placeKey);
  const shown = all.slice(0, recentLimit);
  const keys = local.map(placeKey);
  if (isSame(shown, keys)) return [];
  // What was opened since stands before all that was there.
  const visits = keys.findIndex((_, index) => isWithin(keys.slice(index), shown));
  const visited = visits === -1 ? local : local.slice(0, visits);
  const visitedKeys = new Set(visited.map(placeKey));
  const past = all.filter((key) => !visitedKeys.has(key)).slice(recentLimit - visited.length);
  return [
    ...past.map((key) => ({ key: keyOf('recent', programId, key), value: null, isTidying: true as const })),
    ...visited.toReversed().map((place) => ({ key: keyOf('recent', programId, placeKey(place)), value: place.title })),
  ];
}

/** The programs that have settings. */
const programsIn = (view: SettingsView) =>
  [...view.keys()].flatMap((key) => {
    const [kind = '', program = ''] = key.split('/');
    return kind === 'favourite' || kind === 'recent' ? [decodeURIComponent(program)] : [];
  });

/**
 * Creates the source of the favourites and the recent places.
 *
 * @param storedPrograms the programs in which this browser has places of the person
 */
export function createPlaceSettings(
  { places }: Pick<Personal, 'places'>,
  storedPrograms: () => readonly string[],
): SettingsSource {
  const everyProgram = (view: SettingsView) => new Set([...storedPrograms(), ...programsIn(view)]);
  return {
    changes: (view) =>
      [...everyProgram(view)].flatMap((programId) => {
        const { favourites, recent } = places(programId).get();
        return [...changedRecent(view, programId, recent), ...changedFavourites(view, programId, favourites)];
      }),
    apply(view) {
      for (const programId of everyProgram(view)) {
        const next: Places = {
          favourites: [...favouritesIn(view, programId)],
          recent: recentIn(view, programId).slice(0, recentLimit),
        };
        const value = places(programId);
        if (JSON.stringify(value.get()) !== JSON.stringify(next)) value.change(() => next);
      }
    },
  };
}
