import type { IconName } from '@gantry/ui-kit';

/** A program as a list shows it. */
export interface ProgramChoice {
  readonly id: string;
  readonly name: string;
  /** A CSS color; null if the configuration has none for the program. */
  readonly color: string | null;
  readonly icon: IconName;
}

/** The programs whose name or code contains every word of the text, ignoring case. */
export function matchPrograms<Program extends Pick<ProgramChoice, 'id' | 'name'>>(
  programs: readonly Program[],
  text: string,
  locale: string,
): readonly Program[] {
  const words = text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  return programs.filter(({ id, name }) => {
    const folded = `${id} ${name}`.toLocaleLowerCase(locale);
    return words.every((word) => folded.includes(word));
  });
}
