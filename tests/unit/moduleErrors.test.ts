import ts from 'typescript';
import { expect, test } from 'vitest';
import { nodesOf, parse, partsOf, productFilesOf, read } from './repository.ts';

const page = read('docs/modules/errors.md').replaceAll(/\s+/g, ' ');

/** The files that speak to the author of a module. */
const files = [
  'packages/module/src/context/ServiceError.ts',
  'packages/module/src/contractVersion.ts',
  'packages/module/src/defineModule.ts',
  'packages/module/src/extension/defineExtension.ts',
  ...productFilesOf('module').filter((file) => file.includes('/life/')),
  'packages/portal-shell/src/catalog/moduleOverrides.ts',
  ...productFilesOf('module-host').filter((file) => !file.endsWith('.styles.ts')),
];

/** The sentences of a file, each by its longest part without a placeholder. Other texts have no space or do not end like a sentence. */
const sentencesOf = (file: string) =>
  [...nodesOf(parse(file))].flatMap((node) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return [];
    const parts = ts.isTemplateExpression(node) ? partsOf(node) : [node.text];
    const whole = parts.join('…').trim();
    if (whole.split(' ').length <= 4 || !/[.:…)]$/.test(whole)) return [];
    // The page needs the first sentence only: what follows says the cure, and the page has a column for it.
    const first = parts.slice(0, parts.findIndex((part) => /\. /.test(part)) + 1 || parts.length);
    const [longest = ''] = first
      .map((part) => part.split(/\. /)[0] ?? '')
      .toSorted((one, other) => other.length - one.length);
    return [longest.trim()];
  });

const sentences = files.flatMap((file) => sentencesOf(file).map((sentence) => ({ file, sentence })));

test('the sentences of the host are found', () => {
  expect(sentences.length).toBeGreaterThan(20);
});

test.each(sentences)('docs/modules/errors.md explains "$sentence" of $file', ({ sentence }) => {
  expect(page, 'Add the sentence with its cause and its cure.').toContain(sentence);
});
