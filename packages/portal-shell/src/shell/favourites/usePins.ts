import { useMemo } from 'react';
import { useChangePlaces, usePlaces } from '../../portal/index.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { createPins, type Pins } from './createPins.ts';

/** Returns the pins of the person in the selected program. */
export function usePins(): Pins {
  const favourites = usePlaces('favourites');
  const change = useChangePlaces();
  const { language } = usePreferences();
  return useMemo(() => createPins(favourites, change, language), [favourites, change, language]);
}
