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
