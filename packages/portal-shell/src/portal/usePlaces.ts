import { createConstant } from '@gantry/base/observable';
import { useReadable } from '@gantry/base/react';
import type { Place, Places } from '@gantry/platform-client/settings/places';
import { usePortal, useSelectedProgram } from './Portal.ts';

const none = createConstant<readonly Place[]>([]);

/** Returns the person's places in the selected program; null without a program. */
export function usePersonalPlaces(): Places | null {
  const { personal } = usePortal();
  const program = useSelectedProgram();
  return program && personal.places(program.id);
}

/** Returns the person's favourites, or their recent places. A change of the others renders nothing. */
export const usePlaces = (which: 'favourites' | 'recent'): readonly Place[] =>
  useReadable(usePersonalPlaces()?.[which] ?? none);
