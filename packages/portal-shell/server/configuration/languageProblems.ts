import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../../src/config/configuration.ts';
import { readAddedMessages } from '../../src/languages/addedMessages.ts';

/** What is wrong with the files of an installation's languages. English stands in for a message with an error. */
interface LanguageNote {
  readonly language: string;
  readonly isError: boolean;
  readonly text: string;
}

const words = {
  missing: 'is missing',
  foreign: 'is no message of this version',
  wrong: 'is wrong: ',
  form: 'has a plural to look at: ',
};

/**
 * Compares the file of each language with English.
 *
 * @param folder holds the files by their paths in the configuration; undefined checks none of them
 */
export function languageProblems(
  languages: Configuration['languages'],
  folder: string | undefined,
): readonly LanguageNote[] {
  return Object.entries(languages).flatMap(([language, { locale, messages }]): readonly LanguageNote[] => {
    const wrong = (text: string) => [{ language, isError: true, text }];
    if (!isKnown(locale)) return wrong(`The locale ${locale} does not exist.`);
    if (folder === undefined) return [];
    try {
      const file: unknown = JSON.parse(readFileSync(join(folder, messages), 'utf8'));
      return readAddedMessages(file, locale).problems.map(({ key, kind, detail }) => ({
        language,
        isError: kind !== 'form',
        text: `${key === '' ? 'the whole file' : key} ${words[kind]}${detail}`,
      }));
    } catch (error) {
      return wrong(`${messages} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}

function isKnown(locale: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(locale).length > 0;
  } catch {
    // The tag is malformed.
    return false;
  }
}

/** Writes the notes, one a line. */
export const notesText = (notes: readonly LanguageNote[]): string =>
  `Files of languages:\n\n${notes.map(({ language, isError, text }) => `  ${language}  ${isError ? '' : '(note) '}${text}`).join('\n')}\n`;
