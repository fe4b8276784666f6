import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../frameParts/whenIdle.ts';
import { emptyPlaces, withVisit, type Place, type Places } from '../personal/places.ts';
import { usePortal, useSelectedProgram } from './Portal.ts';

const nothing = () => () => undefined;

/** Changes the favourites and the recent places of the person in the selected program. Without a program nothing is stored. */
export type ChangePlaces = (change: (current: Places) => Places) => void;

function usePersonalPlaces() {
  const { personal } = usePortal();
  const program = useSelectedProgram();
  return program && personal.places(program.id);
}

/** Returns the person's favourites, or their recent places. Without a selected program there are none. A change of the others renders nothing. */
export function usePlaces(which: keyof Places): readonly Place[] {
  const value = usePersonalPlaces();
  const read = () => (value?.get() ?? emptyPlaces)[which];
  return useSyncExternalStore(value?.subscribe ?? nothing, read, read);
}

/** Returns the function that changes the person's places. */
export function useChangePlaces(): ChangePlaces {
  const value = usePersonalPlaces();
  return useCallback((change) => value?.change(change), [value]);
}

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
