import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { readRows, type Row } from './named.ts';

export const reportFile = 'docs/openacr.yaml';

/** The criteria of docs/accessibility.md. */
export const criteria = readRows('docs/accessibility.md').filter(({ name }) => /^\d/.test(name));

/** A cell of Markdown as plain text: a link is the title of a test and its file. */
const textOf = (cell: string) =>
  cell
    .replaceAll('`', '')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, (_, title: string, file: string) => `${title} (${file.replace('../', '')})`)
    .split('<br>')
    .join('\n');

const criterionOf = ({ name, cells: [, , state = '', proof = ''] }: Row) => ({
  num: name.split(' ')[0],
  components: [{ name: 'web', adherence: { level: state.replaceAll(' ', '-'), notes: textOf(proof) } }],
});

const chapterOf = (level: string) => ({
  criteria: criteria.filter(({ cells }) => cells[1] === level).map(criterionOf),
});

/** The accessibility conformance report, in the form of OpenACR. */
export const reportText = () =>
  stringify({
    title: 'Gantry Accessibility Conformance Report',
    product: { name: 'Gantry', description: 'A portal shell, its notification center and its components.' },
    author: { name: 'The Gantry authors', email: '' },
    catalog: '2.5-edition-wcag-2.2-en',
    evaluation_methods_used: 'Each note names the automated tests that prove it, or what was seen in the sources.',
    license: 'MIT',
    repository: 'https://github.com/gantry-portal/gantry',
    chapters: {
      success_criteria_level_a: chapterOf('A'),
      success_criteria_level_aa: chapterOf('AA'),
      success_criteria_level_aaa: { notes: 'Level AAA was not evaluated.', disabled: true },
    },
  });

// npm run api
if (import.meta.main) {
  writeFileSync(reportFile, reportText());
  console.log(`${reportFile} is written.`);
}
