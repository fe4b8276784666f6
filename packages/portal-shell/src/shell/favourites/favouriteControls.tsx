import { announce, Icon, IconButton } from '@gantry/ui-kit';
import { useEffect, useMemo, type ReactNode } from 'react';
import { favouritesMessages } from '../../languages/en/favourites.ts';
import { useShellMessages } from '../../languages/index.ts';
import { toggleFavourite } from '@gantry/platform-client/settings/placeChanges';
import { placeKey, type Place } from '@gantry/platform-client/settings/places';
import { usePersonalPlaces, usePlaces } from '../../portal/index.ts';

export { orderFavourites } from '@gantry/platform-client/settings/placeChanges';

/** The button that adds a place to the favourites or removes it, and announces that. */
export type FavouriteActionOf = (place: Place) => {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
};

/** Returns the buttons for the favourites that the person has in the selected program. */
export function useFavouriteActions(): FavouriteActionOf {
  const favourites = usePlaces('favourites');
  const places = usePersonalPlaces();
  const { favourites: messages } = useShellMessages(favouritesMessages);
  return useMemo(() => {
    const keys = new Set(favourites.map(placeKey));
    return (place) => {
      const isFavourite = keys.has(placeKey(place));
      return {
        label: (isFavourite ? messages.remove : messages.add)(place.title),
        icon: <Icon name={isFavourite ? 'unpin' : 'pin'} />,
        onPress: () => {
          if (places) toggleFavourite(places, place);
          announce((isFavourite ? messages.removed : messages.added)(place.title));
        },
      };
    };
  }, [favourites, places, messages]);
}

/** Adds a place to the favourites, or removes it. */
export function FavouriteButton({ place }: { readonly place: Place }) {
  return <IconButton {...useFavouriteActions()(place)} size="small" />;
}

/** Sets the state of the menu to the buttons of the favourites, and to each change of them, without rendering the menu around it. It draws nothing. */
export function MenuFavourites({ onChange }: { readonly onChange: (update: () => FavouriteActionOf) => void }) {
  const actionOf = useFavouriteActions();
  useEffect(() => onChange(() => actionOf), [actionOf, onChange]);
  return null;
}
