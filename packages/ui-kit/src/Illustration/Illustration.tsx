import { drawings } from './drawings.ts';
import type { IllustrationProps } from './illustrationNames.ts';
import { Sheet } from './Sheet.tsx';

/** A small line drawing. It is decorative, so it is hidden from screen readers. */
export function Illustration({ name, ...rest }: IllustrationProps) {
  return <Sheet {...rest}>{drawings[name]}</Sheet>;
}
