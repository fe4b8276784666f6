import { announce, Icon, IconButton } from '@gantry/ui-kit';
import { useEffect, useMemo } from 'react';
import { favouritesMessages } from '../../languages/en/favourites.ts';
import { useShellMessages } from '../../languages/index.ts';
import { toggleFavourite } from '@gantry/platform-client/settings/placeChanges';
import { placeKey, type Place } from '@gantry/platform-client/settings/places';
import { usePersonalPlaces, usePlaces } from '../../portal/index.ts';

export { orderFavourites } from '@gantry/platform-client/settings/placeChanges';

/** The favourites of a person, as buttons read and change them. */
export interface FavouriteControls {
  readonly has: (place: Place) => boolean;
  /** The name of the action. */
  readonly labelOf: (place: Place) => string;
  /** Adds or removes a place, and announces it. */
  readonly toggle: (place: Place) => void;
}

/** Returns the controls of the favourites that the person has in the selected program. */
export function useFavouriteControls(): FavouriteControls {
  const favourites = usePlaces('favourites');
  const places = usePersonalPlaces();
  const { favourites: messages } = useShellMessages(favouritesMessages);
  return useMemo(() => {
    const keys = new Set(favourites.map(placeKey));
    const has = (place: Place) => keys.has(placeKey(place));
    return {
      has,
      labelOf: (place) => (has(place) ? messages.remove : messages.add)(place.title),
      toggle: (place) => {
        if (places) toggleFavourite(places, place);
        announce((has(place) ? messages.removed : messages.added)(place.title));
      },
    };
  }, [favourites, places, messages]);
}

/** Adds a place to the favourites, or removes it. */
export function FavouriteButton({ place }: { readonly place: Place }) {
  const { has, labelOf, toggle } = useFavouriteControls();
  return (
    <IconButton
      size="small"
      label={labelOf(place)}
      icon={<Icon name={has(place) ? 'unpin' : 'pin'} />}
      onPress={() => toggle(place)}
    />
  );
}

/** Calls back with the controls for the menu, and with each change of them, without rendering the menu around it. It draws nothing. */
export function MenuFavourites({ onChange }: { readonly onChange: (controls: FavouriteControls) => void }) {
  const controls = useFavouriteControls();
  useEffect(() => {
    onChange(controls);
  }, [controls, onChange]);
  return null;
}
