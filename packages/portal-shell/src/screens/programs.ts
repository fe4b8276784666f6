import type { IconName } from '@gantry/ui-kit';

/** A program as a list shows it. */
export interface ProgramChoice {
  readonly id: string;
  readonly name: string;
  /** A CSS colour; null where the configuration gives the program none. */
  readonly color: string | null;
  readonly icon: IconName;
}

/** The programs whose name or code holds every word of the text, whatever the case. */
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
