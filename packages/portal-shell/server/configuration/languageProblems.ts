import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../../src/config/configuration.ts';
import { moduleRoutes } from '../../src/config/modulePaths.ts';
import { readAddedMessages } from '../../src/languages/addedMessages.ts';
import { languageTags } from '../../src/languages/languages.ts';

/** What is wrong with an installation's languages. English stands in for a message with an error, the plain name for a name. */
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

/** Finds names of a language or a module that the portal does not have. Groups and programs are known to the services alone. */
export function nameProblems({
  names,
  languages,
  modules,
}: Pick<Configuration, 'names' | 'languages' | 'modules'>): readonly LanguageNote[] {
  const tags = new Set([...languageTags(), ...Object.keys(languages)]);
  const routes = new Set([...moduleRoutes, ...modules.map(({ route }) => route)]);
  return Object.entries(names).flatMap(([language, named]) => {
    const foreign = Object.keys(named['modules'] ?? {}).filter((route) => !routes.has(route));
    return [
      ...(tags.has(language) ? [] : ['names has this language, and the portal does not; languages adds one']),
      ...Object.keys(named)
        .filter((kind) => !['modules', 'groups', 'programs'].includes(kind))
        .map((kind) => `names.${language}.${kind} is none of modules, groups and programs`),
      ...foreign.map((route) => `names.${language}.modules.${route} is the route of no module`),
    ].map((text) => ({ language, isError: true, text }));
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
  `Languages:\n\n${notes.map(({ language, isError, text }) => `  ${language}  ${isError ? '' : '(note) '}${text}`).join('\n')}\n`;
