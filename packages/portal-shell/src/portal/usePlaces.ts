import { createConstant } from '@gantry/base/observable';
import { useReadable } from '@gantry/base/react';
import { useCallback } from 'react';
import { emptyPlaces, type Place, type Places } from '../personal/places.ts';
import { usePortal, useSelectedProgram } from './Portal.ts';

const noPlaces = createConstant(emptyPlaces);

/** Changes the favourites and the recent places of the person in the selected program. Without a program nothing is stored. */
export type ChangePlaces = (change: (current: Places) => Places) => void;

function usePersonalPlaces() {
  const { personal } = usePortal();
  const program = useSelectedProgram();
  return program && personal.places(program.id);
}

/** Returns the person's favourites, or their recent places. Without a selected program there are none. A change of the others renders nothing. */
export function usePlaces(which: keyof Places): readonly Place[] {
  const { get, subscribe } = usePersonalPlaces() ?? noPlaces;
  return useReadable({ get: () => get()[which], subscribe });
}

/** Returns the function that changes the person's places. */
export function useChangePlaces(): ChangePlaces {
  const value = usePersonalPlaces();
  return useCallback((change) => value?.change(change), [value]);
}
