import { Mark } from './ProgramMark.styles.ts';

/** The square in a program's own colour, which stands beside its name and says nothing that the name does not. */
export function ProgramMark({ color }: { readonly color: string | null }) {
  return (
    <Mark aria-hidden style={{ backgroundColor: color ?? undefined }} data-colored={color !== null || undefined} />
  );
}
