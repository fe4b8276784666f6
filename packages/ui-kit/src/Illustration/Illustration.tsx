import type { ReactNode } from 'react';
import { errorDrawings } from './errorDrawings.tsx';
import { Drawing } from './Illustration.styles.ts';
import { listDrawings } from './listDrawings.tsx';
import type { ElementProps } from '../element/ElementProps.ts';

/** All drawings, by name. */
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
/** What there is a drawing of. */
export type IllustrationName = (typeof illustrationNames)[number];

const drawings: Readonly<Record<IllustrationName, ReactNode>> = { ...listDrawings, ...errorDrawings };

/** The properties of `Illustration`. */
export interface IllustrationProps extends ElementProps<SVGSVGElement> {
  readonly name: IllustrationName;
  /** 120 px wide, or 180 for a whole page. @default 'medium' */
  readonly size?: 'medium' | 'large';
}

/** A small line drawing. It says nothing that the words beside it do not, so that screen readers pass it over. */
export function Illustration({ name, size = 'medium', ...rest }: IllustrationProps) {
  return (
    <Drawing {...rest} aria-hidden viewBox="0 0 120 88" data-size={size}>
      {drawings[name]}
    </Drawing>
  );
}
