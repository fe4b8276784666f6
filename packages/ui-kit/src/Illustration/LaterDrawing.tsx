import { useEffect, useState } from 'react';
import type { IllustrationName, IllustrationProps } from './illustrationNames.ts';
import { Sheet } from './Sheet.tsx';

interface LaterDrawingProps extends Pick<IllustrationProps, 'size'> {
  readonly name: IllustrationName;
}

type Drawings = (typeof import('./drawings.ts'))['drawings'];

let held: Drawings | null = null;

/** The drawings; null if they could not be loaded, because they are decorative. */
async function loadDrawings(): Promise<Drawings | null> {
  try {
    held = (await import('./drawings.ts')).drawings;
  } catch {
    return null;
  }
  return held;
}

/** A drawing that is loaded when it is first shown. Its sheet has its size from the beginning; without a network it stays empty. */
export function LaterDrawing({ name, ...rest }: LaterDrawingProps) {
  const [drawings, setDrawings] = useState(held);
  useEffect(() => {
    if (drawings !== null) return;
    void loadDrawings().then(setDrawings);
  }, [drawings]);
  return <Sheet {...rest}>{drawings?.[name]}</Sheet>;
}
