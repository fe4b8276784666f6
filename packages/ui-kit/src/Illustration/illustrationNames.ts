import type { ElementProps } from '../element/ElementProps.ts';

const listNames = [
  'done',
  'inbox',
  'archive',
  'search',
  'announcement',
  'export',
  'import',
  'dashboard',
  'program',
] as const;

/** The names of all drawings. */
export const illustrationNames = [
  ...listNames,
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

/** The name of a drawing for an empty list. */
export type ListIllustrationName = (typeof listNames)[number];

/** An illustration has no label, because it is always decorative. */
export interface IllustrationProps extends ElementProps<SVGSVGElement> {
  readonly name: IllustrationName;
  /** 120 px wide, or 180 for a whole page. @default 'medium' */
  readonly size?: 'medium' | 'large';
}
