import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** A test that a page names by a link: its file, the titles of the groups around it, and its own. A group stands for all of its tests. */
interface NamedTest {
  readonly file: string;
  readonly titles: readonly string[];
}

/** A row of a table. Its name is its first cell. */
export interface Row {
  readonly name: string;
  readonly cells: readonly string[];
  readonly tests: readonly NamedTest[];
}

/** The pages that say which test proves what. */
export const pages = ['docs/specification.md', 'docs/asvs.md', 'docs/accessibility.md'];

/** A text without the backslashes of Markdown. */
const plain = (text: string) => text.replaceAll(/\\(.)/g, '$1');
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

export const readRows = (page: string): Row[] =>
  readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line))
    .map((line) => {
      const cells = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => plain(cell.trim()));
      const links = [...line.matchAll(/\[(?<text>(?:\\.|[^\]\\])+)\]\((?<file>[^)]+)\)/g)].map(({ groups = {} }) => ({
        file: posix.join(posix.dirname(page), groups['file'] ?? ''),
        titles: plain(groups['text'] ?? '').split(' › '),
      }));
      return { name: cells[0] ?? '', cells, tests: links.filter(({ file }) => isTest(file)) };
    });

/** What is printed for a title of the source: a table of tests fills in its placeholders. */
export const patternOf = (title: string): RegExp =>
  new RegExp(
    `^${title
      .split(/%[.\d]*[sdifjoOc#]|\$\{[^}]*\}|\$[\w.]+/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('(.*)')}$`,
    's',
  );

/** Whether a test that ran is the named one, or one of a named group or table. */
export function isNamed({ titles: [...wanted] }: NamedTest, titles: readonly string[]): boolean {
  for (const title of titles) if (wanted[0] !== undefined && patternOf(wanted[0]).test(title)) wanted.shift();
  return wanted.length === 0;
}
