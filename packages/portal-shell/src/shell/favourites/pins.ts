import { announce } from '@gantry/ui-kit';
import { useMemo } from 'react';
import { favouritesMessages } from '../../languages/en/favourites.ts';
import { useShellMessages } from '../../languages/index.ts';
import { isFavourite, withPinToggled } from '../../personal/favourites.ts';
import type { Place } from '../../personal/places.ts';
import { useChangePlaces, usePlaces } from '../../portal/index.ts';

/** Whether places are favourites, and the action that changes it. */
export interface Pins {
  isPinned(this: void, place: Place): boolean;
  /** The name of the action. */
  labelOf(this: void, place: Place): string;
  /** Pins a place or takes it off, and says so. */
  toggle(this: void, place: Place): void;
}

/** Returns the pins of the person in the selected program. */
export function usePins(): Pins {
  const favourites = usePlaces('favourites');
  const change = useChangePlaces();
  const { favourites: messages } = useShellMessages(favouritesMessages);
  return useMemo(() => {
    const isPinned = (place: Place) => isFavourite(favourites, place);
    return {
      isPinned,
      labelOf: (place) => (isPinned(place) ? messages.unpin : messages.pin)(place.title),
      toggle: (place) => {
        change((current) => withPinToggled(current, place));
        announce((isPinned(place) ? messages.unpinned : messages.pinned)(place.title));
      },
    };
  }, [favourites, change, messages]);
}
