import type { IconName, TextMatch } from '@gantry/ui-kit';

/** A program as a list shows it. */
export interface ProgramChoice {
  readonly id: string;
  readonly name: string;
  /** A CSS color; null if the configuration has none for the program. */
  readonly color: string | null;
  readonly icon: IconName;
}

/** The programs that were found by name or code. */
export function matchPrograms<Program extends Pick<ProgramChoice, 'id' | 'name'>>(
  programs: readonly Program[],
  { matches }: TextMatch,
): readonly Program[] {
  return programs.filter(({ id, name }) => matches(`${id} ${name}`));
}
