import { useCallback, type Ref, type RefCallback } from 'react';
import { give } from '../refs/useSharedRef.ts';
import { readKeyPress } from './readKeyPress.ts';

/**
 * Returns the ref of a layer that React Aria closes by Escape, and forwards it to its caller. The Escape that ends a composition stays in
 * the field: React Aria recognises it by `isComposing` alone, which Safari has unset by then.
 */
export function useLayerKeys<Layer extends HTMLElement>(givenRef: Ref<Layer> | undefined): RefCallback<Layer> {
  return useCallback(
    (layer: Layer | null) => {
      layer?.addEventListener('keydown', keepComposing);
      const leave = give(givenRef, layer);
      return () => {
        layer?.removeEventListener('keydown', keepComposing);
        if (leave) leave();
        else give(givenRef, null);
      };
    },
    [givenRef],
  );
}

function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Escape' && readKeyPress(event).key === '') event.stopPropagation();
}
