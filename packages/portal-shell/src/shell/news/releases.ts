import englishChangelog from '../../../CHANGELOG.md?raw';
import { sourceLanguage, type Language } from '../../languages/index.ts';

/** The changes of one kind in a release. */
interface ChangeGroup {
  readonly title: string;
  readonly changes: readonly string[];
}

/** What a release changed for the people who use the portal. */
export interface Release {
  readonly version: string;
  /** The day, as `2026-11-23`; null if the changelog names none. */
  readonly day: string | null;
  readonly groups: readonly ChangeGroup[];
}

const versionLine =
  /^##? \[?(?<version>\d+\.\d+\.\d+[\w.-]*)\]?[^(]*(?:\([^)]*:[^)]*\))?\s*(?:\((?<day>\d{4}-\d\d-\d\d)\))?/;

/** The words of a change, without markup, scope, links to commits and closed issues. They begin with a capital letter. */
function wordsOf(item: string): string {
  const words = item
    .replaceAll(/,? ?(?:closes )?\(?\[[^\]]*\]\([^)]*\)\)?/g, '')
    .replace(/^\*\*[^*]*:\*\* /, '')
    .replaceAll(/[`*]/g, '')
    .trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** What an installation must edit is no news for the people who use it. */
const isForPeople = ({ title, changes }: ChangeGroup) => changes.length > 0 && !title.includes('Breaking');

/** Reads a changelog that lerna writes. A release without changes for people is left out. */
export function parseChangelog(text: string): readonly Release[] {
  const releases: { version: string; day: string | null; groups: { title: string; changes: string[] }[] }[] = [];
  for (const line of text.split('\n')) {
    const { version, day } = versionLine.exec(line)?.groups ?? {};
    const release = releases.at(-1);
    if (version !== undefined) releases.push({ version, day: day ?? null, groups: [] });
    else if (line.startsWith('### ')) release?.groups.push({ title: line.slice(4).trim(), changes: [] });
    else if (/^[*-] /.test(line)) release?.groups.at(-1)?.changes.push(wordsOf(line.slice(2)));
  }
  return releases
    .map((release) => ({ ...release, groups: release.groups.filter(isForPeople) }))
    .filter(({ groups }) => groups.length > 0);
}

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
