import { Mark } from './ProgramMark.styles.ts';

/** The square in the program's color beside its name. It is decorative. */
export function ProgramMark({ color }: { readonly color: string | null }) {
  return (
    <Mark aria-hidden style={{ backgroundColor: color ?? undefined }} data-colored={color !== null || undefined} />
  );
}
