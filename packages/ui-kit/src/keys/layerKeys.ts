import { readKeyPress } from './readKeyPress.ts';

/**
 * The ref of a layer that React Aria closes by Escape. The Escape that ends a composition stays in the field: React Aria recognises it by
 * `isComposing` alone, which Safari has unset by then.
 */
export function layerKeys(layer: HTMLElement | null): () => void {
  layer?.addEventListener('keydown', keepComposing);
  return () => layer?.removeEventListener('keydown', keepComposing);
}

function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Escape' && readKeyPress(event).key === '') event.stopPropagation();
}
