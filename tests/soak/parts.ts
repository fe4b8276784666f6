import suspects from './suspects.json' with { type: 'json' };

/** A run of tests that writes a report. */
export interface Run {
  readonly command: (report: string) => readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const vitest = (...args: readonly string[]): Run => ({
  command: (report) => ['vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
});
const playwright = (...args: readonly string[]): Run => ({
  command: () => ['playwright', 'test', ...args, '--reporter=json'],
});

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/** A pattern that finds each of the titles, of which some name places for the values of a table. */
const anyOf = (titles: readonly string[]) =>
  titles
    .map((title) =>
      title
        .split(/\$\{[^}]*\}|%[sio]|\$\w+/u)
        .map((part) => escaped(part))
        .join('.*'),
    )
    .join('|');

const suspectsOf = (runner: 'playwright' | 'vitest') =>
  Object.entries(suspects).filter(([file]) => file.startsWith('tests/e2e/') === (runner === 'playwright'));

/** What is repeated, by the name of the part. */
export const parts: Readonly<Record<string, readonly Run[]>> = {
  browser: [vitest('--project', 'browser')],
  flows: [playwright('--project=e2e')],
  'bad-days': [playwright('--project=bad-days')],
  // Whatever has failed by chance before, twenty times a round: five rounds are a hundred times.
  suspects: [
    ...suspectsOf('playwright').map(([file, titles]) =>
      playwright('--project=e2e', '--project=bad-days', '--repeat-each=20', `--grep=${anyOf(titles)}`, file),
    ),
    ...Array.from({ length: 20 }, () => {
      const found = suspectsOf('vitest');
      const files = found.map(([file]) => file);
      return vitest(
        '--project=unit',
        '--project=browser',
        '-t',
        anyOf(found.flatMap(([, titles]) => titles)),
        ...files,
      );
    }),
  ],
};

/** The test that fails once in four. */
export const planted: Run = vitest('--config', 'tests/soak/vitest.config.ts');
