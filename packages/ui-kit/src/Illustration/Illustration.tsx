import type { ReactNode } from 'react';
import { errorDrawings } from './errorDrawings.tsx';
import type { IllustrationName, IllustrationProps } from './illustrationNames.ts';
import { listDrawings } from './listDrawings.tsx';
import { Sheet } from './Sheet.tsx';

const drawings: Readonly<Record<IllustrationName, ReactNode>> = { ...listDrawings, ...errorDrawings };

/** A small line drawing. It is decorative, so it is hidden from screen readers. */
export function Illustration({ name, ...rest }: IllustrationProps) {
  return <Sheet {...rest}>{drawings[name]}</Sheet>;
}
