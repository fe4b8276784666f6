import type { IconName } from '@gantry/ui-kit';

/** A program as a list shows it. */
export interface ProgramChoice {
  readonly id: string;
  readonly name: string;
  /** A CSS color; null if the configuration has none for the program. */
  readonly color: string | null;
  readonly icon: IconName;
}

/** Tells whether a name contains every word of the text, ignoring case. */
export function matcherOf(text: string, locale: string): (name: string) => boolean {
  const words = text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  return (name) => {
    const folded = name.toLocaleLowerCase(locale);
    return words.every((word) => folded.includes(word));
  };
}

/** The programs whose name or code contains every word of the text. */
export function matchPrograms<Program extends Pick<ProgramChoice, 'id' | 'name'>>(
  programs: readonly Program[],
  text: string,
  locale: string,
): readonly Program[] {
  const matches = matcherOf(text, locale);
  return programs.filter(({ id, name }) => matches(`${id} ${name}`));
}
