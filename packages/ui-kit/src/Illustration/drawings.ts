import type { ReactNode } from 'react';
import { errorDrawings } from './errorDrawings.tsx';
import type { IllustrationName } from './illustrationNames.ts';
import { listDrawings } from './listDrawings.tsx';

/** Every drawing. They load together, when one is first shown. */
export const drawings: Readonly<Record<IllustrationName, ReactNode>> = { ...listDrawings, ...errorDrawings };
