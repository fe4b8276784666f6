import { useEffect } from 'react';
import { whenIdle } from '../frameParts/whenIdle.ts';
import { withVisit } from '../personal/placeChanges.ts';
import type { Place } from '../personal/places.ts';
import { useChangePlaces } from './usePlaces.ts';

/** Notes that a place was opened, in the first idle moment after its screen is shown. Null while it is not known. */
export function useVisit(place: Place | null): void {
  const change = useChangePlaces();
  const { kind, id, title } = place ?? {};
  useEffect(() => {
    if (kind === undefined || id === undefined || title === undefined) return;
    const note = () => {
      cancel();
      window.removeEventListener('pagehide', note);
      change((current) => withVisit(current, { kind, id, title }));
    };
    // The visit counts too if the person has left the screen, or the portal, by then.
    const cancel = whenIdle(note);
    window.addEventListener('pagehide', note);
  }, [change, kind, id, title]);
}
