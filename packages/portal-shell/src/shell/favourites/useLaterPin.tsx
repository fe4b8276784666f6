import { lazyPart } from '@gantry/ui-kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useChangePlaces, usePastStart, usePlaces } from '../../portal/index.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import type { RenderPin } from '../../screens/apps.ts';
import type { createPins, Pins } from './createPins.ts';

const pinButton = lazyPart(async () => (await import('./PinButton.tsx')).PinButton);

/** Draws the pins of tiles, which load once the start is past. */
export function useLaterPin(): RenderPin {
  const isPastStart = usePastStart();
  return useCallback((place) => (isPastStart ? <pinButton.Part props={{ place }} /> : null), [isPastStart]);
}

/** The pins for the menu, which load once the start is past; null before. */
export function useLaterPins(): Pins | null {
  const isPastStart = usePastStart();
  const favourites = usePlaces('favourites');
  const change = useChangePlaces();
  const { language } = usePreferences();
  const [create, setCreate] = useState<typeof createPins | null>(null);
  useEffect(() => {
    if (!isPastStart) return;
    // Without the file the menu has no pins. Tiles and palette have theirs.
    import('./createPins.ts').then(
      (module) => setCreate(() => module.createPins),
      () => undefined,
    );
  }, [isPastStart]);
  return useMemo(() => create?.(favourites, change, language) ?? null, [create, favourites, change, language]);
}
