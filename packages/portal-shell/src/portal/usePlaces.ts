import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { emptyPlaces, withVisit, type Place, type Places } from '../personal/index.ts';
import { usePortal, useSelectedProgram } from './PortalProvider.tsx';

const nothing = () => () => undefined;
const none = () => emptyPlaces;

/** The favourites and recent places of the person in the selected program, and the functions that change them. */
export interface PersonalPlaces {
  readonly places: Places;
  readonly change: (change: (current: Places) => Places) => void;
}

/** Returns the person's places. Without a selected program there are none, and nothing is stored. */
export function usePlaces(): PersonalPlaces {
  const { personal } = usePortal();
  const program = useSelectedProgram();
  const value = program && personal.places(program.id);
  const change = useCallback((next: (current: Places) => Places) => value?.change(next), [value]);
  return {
    places: useSyncExternalStore(value?.subscribe ?? nothing, value?.get ?? none),
    change,
  };
}

/** Notes that a place was opened, once its screen is shown. Null while it is not known. */
export function useVisit(place: Place | null): void {
  const { change } = usePlaces();
  const { kind, id, title } = place ?? {};
  useEffect(() => {
    if (kind === undefined || id === undefined || title === undefined) return;
    change((current) => withVisit(current, { kind, id, title }));
  }, [change, kind, id, title]);
}
