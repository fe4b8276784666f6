import { useEffect, useState } from 'react';
import { loadAhead } from '@gantry/base/loading';
import { Drawing } from './Illustration.styles.ts';
import type { IllustrationProps } from './illustrationNames.ts';

type Drawings = (typeof import('./drawings.tsx'))['drawings'];

let held: Drawings | null = null;

/** The drawings; null if they could not be loaded. They are decorative, so nobody waits for them, and no app reloads its page for them. */
async function loadDrawings(): Promise<Drawings | null> {
  held = (await loadAhead(() => import('./drawings.tsx')))?.drawings ?? null;
  return held;
}

/**
 * A small line drawing. It is decorative, so it is hidden from screen readers. It is loaded when it is first shown: its sheet has its size
 * from the beginning, and stays empty without a network.
 */
export function Illustration({ name, size = 'medium', ...rest }: IllustrationProps) {
  const [drawings, setDrawings] = useState(held);
  useEffect(() => {
    if (drawings !== null) return;
    void loadDrawings().then(setDrawings);
  }, [drawings]);
  return (
    <Drawing {...rest} aria-hidden viewBox="0 0 120 88" data-size={size}>
      {drawings?.[name]}
    </Drawing>
  );
}
