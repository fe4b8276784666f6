import { useEffect, useState } from 'react';
import { Sheet, type ListIllustrationName } from '../Illustration/index.ts';

interface LaterDrawingProps {
  readonly name: ListIllustrationName;
}

type Drawings = (typeof import('../Illustration/listDrawings.tsx'))['listDrawings'];

let held: Drawings | null = null;

/** The drawings; null if they could not be loaded, because they are decorative. */
async function loadDrawings(): Promise<Drawings | null> {
  try {
    held = (await import('../Illustration/listDrawings.tsx')).listDrawings;
  } catch {
    return null;
  }
  return held;
}

/** A drawing that is loaded when it is first shown. Its sheet has its size from the beginning; without a network it stays empty. */
export function LaterDrawing({ name }: LaterDrawingProps) {
  const [drawings, setDrawings] = useState(held);
  useEffect(() => {
    if (drawings !== null) return;
    void loadDrawings().then(setDrawings);
  }, [drawings]);
  return <Sheet>{drawings?.[name]}</Sheet>;
}
