import { expect, test } from 'vitest';
import { filesOf, productFilesOf, read } from './repository.ts';

/** Words that the house does not use, each with what it writes and why. */
const words: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again, or "a new …": the word is rare, and readers stop at it'],
  [/\bwho(?:m)?ever\b/i, 'the person, caller or tab by its name: a sentence says who acts'],
  [/\bin the place of\b/i, 'instead of'],
];

/** A page of proof links tests by their titles. */
const titles = /\[[^\]]*\]\([^)]*\.(?:test|spec)\.tsx?\)/g;

const findingsIn = (text: string): readonly string[] =>
  words.flatMap(([word, instead]) => (word.test(text) ? [`${String(word)}: write ${instead}`] : []));

const files = [
  ...productFilesOf('{base,ui-kit,module,platform-client,notification-center,module-host,portal-shell}').filter(
    // Compiled from the messages.
    (file) => !/\/languages\/(?:en|ar)\//.test(file),
  ),
  ...filesOf('{README,CONTRIBUTING,AGENTS}.md', 'docs/**/*.md', 'packages/*/README.md', '.storybook/**/*.mdx'),
];

test('code and pages use the words of the house', () => {
  const found = files.flatMap((file) =>
    read(file)
      .replaceAll(titles, '')
      .split('\n')
      .flatMap((line, index) => findingsIn(line).map((finding) => `${file}:${String(index + 1)} ${finding}`)),
  );
  expect(found).toEqual([]);
});

test.each([
  '/** Reads the rows anew. */',
  '// Whoever asked for it is told.',
  'A kept answer in the place of a new one.',
])('%s would be found', (planted) => expect(findingsIn(planted)).toHaveLength(1));
