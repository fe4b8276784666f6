import { useEffect } from 'react';
import { whenIdle } from './whenIdle.ts';
import { visitPlace } from '@gantry/platform-client/settings/placeChanges';
import type { Place } from '@gantry/platform-client/settings/places';
import { usePersonalPlaces } from './usePlaces.ts';

/** Notes that a place was opened, in the first idle moment after its screen is shown. Null while it is not known. */
export function useVisit(place: Place | null): void {
  const places = usePersonalPlaces();
  const { kind, id, title } = place ?? {};
  useEffect(() => {
    if (kind === undefined || id === undefined || title === undefined || places === null) return;
    const note = () => {
      cancel();
      window.removeEventListener('pagehide', note);
      visitPlace(places, { kind, id, title });
    };
    // The visit counts too if the person has left the screen, or the portal, by then.
    const cancel = whenIdle(note);
    window.addEventListener('pagehide', note);
  }, [places, kind, id, title]);
}
