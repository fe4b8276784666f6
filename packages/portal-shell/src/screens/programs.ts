import type { Program } from '@gantry/platform-client/program/selectedProgram';
import type { IconName, TextMatch } from '@gantry/ui-kit';

/** A program as a list shows it. */
export interface ProgramChoice extends Program {
  /** A CSS color; null if the configuration has none for the program. */
  readonly color: string | null;
  readonly icon: IconName;
}

/** The programs that were found by name or code. */
export function matchPrograms(programs: readonly ProgramChoice[], { matches }: TextMatch): readonly ProgramChoice[] {
  return programs.filter(({ id, name }) => matches(`${id} ${name}`));
}
