/** The changes of places, which load after Home. */
import { orderIn, placeKey, recentIn, recentLimit, settingOf, type Place, type Places } from './places.ts';
import { setSettings, tidySettings } from './setSettings.ts';
import { viewOf } from './settingsState.ts';

/** Notes that a place was opened. */
export function visitPlace({ settings, programId }: Places, place: Place): void {
  const recent = () => recentIn(viewOf(settings.get()), programId);
  const [latest] = recent();
  if (latest?.title === place.title && placeKey(latest) === placeKey(place)) return;
  setSettings(settings, { [settingOf('recent', programId, placeKey(place))]: place.title });
  const past = recent().slice(recentLimit);
  if (past.length > 0)
    tidySettings(
      settings,
      past.map((one) => settingOf('recent', programId, placeKey(one))),
    );
}

/** Adds a place at the end of the favourites, or removes it. */
export function toggleFavourite({ settings, programId }: Places, place: Place): void {
  const key = placeKey(place);
  const favourite = settingOf('favourite', programId, key);
  const view = viewOf(settings.get());
  const isAdded = typeof view.get(favourite) !== 'string';
  const order = orderIn(view, programId);
  setSettings(settings, {
    [favourite]: isAdded ? place.title : null,
    // The order still names it if it was a favourite before.
    ...(isAdded && order.includes(key) && { [settingOf('order', programId)]: order.filter((other) => other !== key) }),
  });
}

/** Puts the favourites into the order of these keys. One without a key, which another tab or device has added, stays behind them. */
export function orderFavourites({ settings, programId, favourites }: Places, keys: readonly string[]): void {
  const shown = favourites.get().map(placeKey);
  const ordered = [...new Set([...keys, ...shown])].filter((key) => shown.includes(key));
  if (ordered.join('\n') !== shown.join('\n')) setSettings(settings, { [settingOf('order', programId)]: ordered });
}
