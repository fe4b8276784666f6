import { lazyPart } from '@gantry/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import type { Place } from '../../personal/index.ts';
import { useChangePlaces, usePastStart, usePlaces } from '../../portal/index.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import type { RenderPin } from '../../screens/apps.ts';
import type { createPins, Pins } from './pins.ts';

const pinButton = lazyPart(async () => (await import('./PinButton.tsx')).PinButton);

function LaterPin({ place }: { readonly place: Place }) {
  return usePastStart() && <pinButton.Part props={{ place }} />;
}

/** Draws the pin of a tile, which loads once the start is past. */
export const renderLaterPin: RenderPin = (place) => <LaterPin place={place} />;

/** Calls back with the pins for the menu, which load once the start is past, and with each change of them. It draws nothing. */
export function MenuPins({ onChange }: { readonly onChange: (pins: Pins) => void }) {
  const isPastStart = usePastStart();
  const favourites = usePlaces('favourites');
  const change = useChangePlaces();
  const { language } = usePreferences();
  const [create, setCreate] = useState<typeof createPins | null>(null);
  useEffect(() => {
    if (!isPastStart) return;
    // Without the file the menu has no pins. Tiles and palette have theirs.
    import('./pins.ts').then(
      (module) => setCreate(() => module.createPins),
      () => undefined,
    );
  }, [isPastStart]);
  const pins = useMemo(() => create?.(favourites, change, language) ?? null, [create, favourites, change, language]);
  useEffect(() => {
    if (pins !== null) onChange(pins);
  }, [pins, onChange]);
  return null;
}
