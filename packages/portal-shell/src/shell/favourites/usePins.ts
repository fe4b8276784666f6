import { useMemo } from 'react';
import { usePlaces } from '../../portal/index.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { createPins, type Pins } from './createPins.ts';

/** Returns the pins of the person in the selected program. */
export function usePins(): Pins {
  const { places, change } = usePlaces();
  const { language } = usePreferences();
  return useMemo(() => createPins({ places, change }, language), [places, change, language]);
}
