import type { ReactNode } from 'react';
import { errorDrawings } from './errorDrawings.tsx';
import { Drawing } from './Illustration.styles.ts';
import { listDrawings } from './listDrawings.tsx';
import type { ElementProps } from '../element/ElementProps.ts';

/** The names of all drawings. */
export const illustrationNames = [
  'done',
  'inbox',
  'archive',
  'search',
  'announcement',
  'export',
  'import',
  'dashboard',
  'program',
  'error',
  'notFound',
  'serverError',
  'sessionExpired',
  'locked',
  'denied',
  'maintenance',
  'offline',
] as const;
/** The name of a drawing. */
export type IllustrationName = (typeof illustrationNames)[number];

const drawings: Readonly<Record<IllustrationName, ReactNode>> = { ...listDrawings, ...errorDrawings };

/** An illustration has no label, because it is always decorative. */
export interface IllustrationProps extends ElementProps<SVGSVGElement> {
  readonly name: IllustrationName;
  /** 120 px wide, or 180 for a whole page. @default 'medium' */
  readonly size?: 'medium' | 'large';
}

/** A small line drawing. It is decorative, so it is hidden from screen readers. */
export function Illustration({ name, size = 'medium', ...rest }: IllustrationProps) {
  return (
    <Drawing {...rest} aria-hidden viewBox="0 0 120 88" data-size={size}>
      {drawings[name]}
    </Drawing>
  );
}
