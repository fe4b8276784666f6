import englishChangelog from '../../../CHANGELOG.md?raw';
import { sourceLanguage, type Language } from '../../languages/index.ts';
import { parseChangelog, type Release } from './parseChangelog.ts';

/** A release in the language of the person, or in English if nobody has translated it. */
export interface ToldRelease extends Release {
  readonly language: Language;
}

/** The latest ones. Older ones are in the release notes. */
const shownCount = 3;

/** The changelog in other languages, such as `CHANGELOG.ar.md`. */
const translations = import.meta.glob<string>('../../../CHANGELOG.*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const english = parseChangelog(englishChangelog);

/** The version of the latest release that changed something for people. */
export const latestNews = english[0]?.version ?? null;

/** The latest releases that changed something, the newest first. */
export function releasesIn(language: Language): readonly ToldRelease[] {
  const text = translations[`../../../CHANGELOG.${language}.md`];
  const translated = new Map(parseChangelog(text ?? '').map((release) => [release.version, release]));
  return english.slice(0, shownCount).map((release) => {
    const own = translated.get(release.version);
    return own ? { ...own, day: release.day, language } : { ...release, language: sourceLanguage };
  });
}
