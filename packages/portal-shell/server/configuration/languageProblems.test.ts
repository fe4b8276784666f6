import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import english from '../../src/languages/en.json' with { type: 'json' };
import { languageProblems, nameProblems, notesText } from './languageProblems.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gantry-languages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const german = (locale = 'de-DE') =>
  ({ de: { name: 'Deutsch', locale, direction: 'ltr', messages: '/de.json' } }) as const;

test('what is wrong with the file of a language is named by its key', () => {
  const { entry: _entry, expectations: _expectations, oldBrowser: _oldBrowser, ...shell } = english;
  const programs = { ...shell.programs, count: '{count, plural, few {#} other {#}}', title: undefined, fremda: 'x' };
  const home = { ...shell.home, greeting: 'Hallo {wer}' };
  writeFileSync(join(folder, 'de.json'), JSON.stringify({ 'portal-shell': { ...shell, programs, home } }));
  const text = notesText(languageProblems(german(), folder));
  expect(text).toContain('de  portal-shell.programs.title is missing\n');
  expect(text).toContain('de  portal-shell.programs.fremda is no message of this version\n');
  expect(text).toContain('de  portal-shell.home.greeting is wrong: it has {wer} (text); English has {name} (text)\n');
  expect(text).toContain(
    'de  (note) portal-shell.programs.count has a plural to look at: {count} has the form few, which',
  );
  expect(text).toContain('de  (note) portal-shell.programs.count has a plural to look at: {count} lacks the form one;');
  expect(text).toContain('de  ui-kit is missing\n');
});

test('a file that is missing or malformed, and a locale that does not exist, are named', () => {
  expect(notesText(languageProblems(german(), folder))).toContain('de  /de.json cannot be read: ENOENT');
  writeFileSync(join(folder, 'de.json'), '{');
  expect(notesText(languageProblems(german(), folder))).toContain('de  /de.json cannot be read: ');
  expect(notesText(languageProblems(german('xx-de-de-de'), undefined))).toContain(
    'The locale xx-de-de-de does not exist.',
  );
  expect(languageProblems(german(), undefined)).toEqual([]);
});

test.each([
  ['a language of the portal', { ar: { modules: { workOrder: 'أمر العمل' }, groups: { 1: 'التخطيط' } } }, []],
  ['a language that the installation adds', { de: { programs: { NWX: 'Ausbau Nord' } } }, []],
  ['a module of the installation', { ar: { modules: { crewBoard: 'لوحة الفرق' } } }, []],
  ['an unknown language', { fr: {} }, ['fr  names has this language, and the portal does not; languages adds one']],
  [
    'an unknown kind',
    { ar: { module: { workOrder: 'أمر العمل' } } },
    ['ar  names.ar.module is none of modules, groups and programs'],
  ],
  [
    'an unknown module',
    { ar: { modules: { workOrders: 'أوامر العمل' } } },
    ['ar  names.ar.modules.workOrders is the route of no module'],
  ],
])('names of %s', (_, names, expected) => {
  const problems = nameProblems({ names, languages: german(), modules: [{ route: 'crewBoard' }] });
  expect(problems.map(({ language, text }) => `${language}  ${text}`)).toEqual(expected);
});
