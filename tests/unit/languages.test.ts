import { describe, expect, test } from 'vitest';
import { messagesFrom as centerMessagesFrom } from '@gantry/notification-center/messages';
import { messagesFrom as kitMessagesFrom, readMessages } from '@gantry/ui-kit/messages';
import { readAddedMessages } from '../../packages/portal-shell/src/languages/addedMessages.ts';
import german from '../e2e/languages/de.json' with { type: 'json' };
import urdu from '../e2e/languages/ur.json' with { type: 'json' };
import { messages as centerArabic } from '../../packages/notification-center/src/languages/ar/index.ts';
import { messages as centerEnglish } from '../../packages/notification-center/src/languages/en/index.ts';
import { messages as shellArabic } from '../../packages/portal-shell/src/languages/ar/index.ts';
import { messages as shellEnglish } from '../../packages/portal-shell/src/languages/en/index.ts';
import { definitionOf, languageTags } from '../../packages/portal-shell/src/languages/languages.ts';
import { messages as kitArabic } from '../../packages/ui-kit/src/languages/ar/index.ts';
import { messages as kitEnglish } from '../../packages/ui-kit/src/languages/en/index.ts';
import { compiledLanguages, messagesOf, packageNames, tagsOf } from '../../scripts/languages/compiledLanguages.ts';
import type { Messages } from '../../scripts/languages/generate.ts';

test.each(packageNames)('%s has a JSON for each language of the list, and no other', (name) => {
  expect(new Set(tagsOf(name))).toEqual(new Set(languageTags()));
});

/** What is wrong with the file of a language, but for forms that `other` stands in for. */
const problemsOf = (name: string, given: unknown, locale: string) =>
  readMessages(messagesOf(name, 'en'), given, locale).problems.filter(({ detail }) => !detail.includes('stands in'));

test.each(packageNames.flatMap((name) => languageTags().map((tag) => [name, tag] as const)))(
  '%s has each message in %s, with its values and no form that the language lacks',
  (name, tag) => {
    expect(problemsOf(name, messagesOf(name, tag), definitionOf(tag).locale)).toEqual([]);
  },
);

/** What the languages that are files say in one of their plural forms, and with values, numbers, sizes and lists. */
const added = [
  {
    locale: 'de-DE',
    file: german,
    said: [
      '1 Ergebnis',
      '2.400 Ergebnisse',
      'plan.pdf ist größer als 5,3 MB. Wählen Sie eine kleinere Datei.',
      'eins, zwei',
      '1 Auftrag abgeschlossen, 2 fehlgeschlagen',
      'Nach 3 Programmen gefiltert',
      'und 1 weitere',
      'Ihre Berechtigungen schließen Werkzeuge in Nord nicht ein.',
    ],
  },
  {
    locale: 'ur-PK',
    file: urdu,
    said: [
      '1 نتیجہ',
      '2,400 نتائج',
      '\u2068plan.pdf\u2069 کا حجم \u20685.3 MB\u2069 سے زیادہ ہے۔ کوئی چھوٹی فائل منتخب کریں۔',
      'eins، zwei',
      '1 کارروائی مکمل ہوئی، 2 ناکام ہوئیں',
      '3 پروگراموں کے لحاظ سے فلٹر شدہ',
      'اور 1 مزید',
      'آپ کی اجازتوں میں \u2068Nord\u2069 میں \u2068Werkzeuge\u2069 شامل نہیں۔',
    ],
  },
];

test.each(added)('$locale is a file: whole, with no line of TypeScript', ({ locale, file, said }) => {
  const { messages, problems } = readAddedMessages(file, locale);
  expect(problems).toEqual([]);
  const { kit, center, shell } = messages;
  expect([
    kit.resultsCount(1),
    kit.resultsCount(2400),
    kit.fileTooLarge('plan.pdf', 5_300_000),
    kit.joinedNames(['eins', 'zwei']),
    center.jobs.severalEnded(1, 2),
    shell.programFilter.openWithCount(3),
    shell.waiting.signOut.more(1),
    shell.errors.notAuthorized.reasonInProgram('Werkzeuge', 'Nord'),
  ]).toEqual(said);
});

test.each([null, [], 'text', 7, {}, { 'portal-shell': { __proto__: null, home: 7 } }])(
  'a file that holds %j leaves English in its place',
  (file) => {
    const { messages, problems } = readAddedMessages(file, 'de-DE');
    expect(messages.shell.home.greeting('Avery')).toBe('Hi Avery, Welcome!');
    expect(messages.kit.resultsCount(2400)).toBe('2,400 results');
    expect(problems.length).toBeGreaterThanOrEqual(3);
  },
);

describe('what is wrong with a file is named', () => {
  const center = messagesOf('notification-center', 'en');
  const planted = (panel: object) => ({ ...center, panel: { ...(center['panel'] as Messages), ...panel } });
  test.each([
    ['a missing message', planted({ title: undefined }), 'panel.title missing'],
    ['a foreign message', planted({ fremda: 'Saluton' }), 'panel.fremda foreign'],
    ['a missing group', { ...center, panel: undefined }, 'panel missing'],
    ['a group that is a text', { ...center, panel: 'Panel' }, 'panel wrong it is no group'],
    [
      'a value that English does not have',
      planted({ title: 'Panel of {name}' }),
      'panel.title wrong it has {name} (text); English has no value',
    ],
    [
      'a value that is missing',
      planted({ unread: 'unread' }),
      'panel.unread wrong it has no value; English has {count} (number)',
    ],
    [
      'a count that is not written as a number',
      planted({ unread: '{count} unread' }),
      'panel.unread wrong it has {count} (text); English has {count} (number)',
    ],
    [
      'a malformed message',
      planted({ unread: '{count, plural, other {#}' }),
      'panel.unread wrong it is no ICU message (EXPECT_ARGUMENT_CLOSING_BRACE)',
    ],
    [
      'a plural without other',
      planted({ unread: '{count, plural, one {#}}' }),
      'panel.unread wrong it is no ICU message (MISSING_OTHER_CLAUSE)',
    ],
    [
      'a choice',
      planted({ title: '{sex, select, other {x}}' }),
      'panel.title wrong a message has texts, values, numbers and plurals alone',
    ],
    [
      'a form of another language',
      planted({ unread: '{count, plural, few {#} other {#}}' }),
      'panel.unread form {count} has the form few, which de does not have',
    ],
    ['no object', [], ' wrong it is no group'],
  ])('%s', (_, file, told) => {
    expect(
      problemsOf('notification-center', file, 'de').map(({ key, kind, detail }) =>
        `${key} ${kind} ${detail}`.trimEnd(),
      ),
    ).toEqual([told]);
  });

  test('a plural that lacks a form is named, and other stands in for it', () => {
    const { problems } = readMessages(
      { few: '{count, plural, one {# x} other {# xs}}' },
      { few: '{count, plural, other {#}}' },
      'ar',
    );
    expect(problems.map(({ detail }) => detail)).toContain('{count} lacks the form few; other stands in for it');
  });
});

const isFunction = (value: unknown): value is (...values: readonly unknown[]) => unknown => typeof value === 'function';

/** Calls each message with numbers or texts, and returns the results by their keys. */
function spoken(messages: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([name, message]: [string, unknown]) => {
    const key = `${path}${name}`;
    if (typeof message === 'object' && message !== null) return spoken(message, `${key}.`);
    if (!isFunction(message)) return [[key, String(message)] as const];
    if (name === 'joinedNames')
      return [['a'], ['a', 'b', 'c']].map((names) => [`${key}(${names.join()})`, String(message(names))] as const);
    return [0, 1, 2, 3, 11, 100, 2400].map((count) => [`${key}(${count})`, String(message(count, count + 1))] as const);
  });
}

const centerFrom = (tag: string, locale: string) => centerMessagesFrom(messagesOf('notification-center', tag), locale);
const shellFrom = (tag: string, locale: string) =>
  readMessages(messagesOf('portal-shell', 'en'), messagesOf('portal-shell', tag), locale).messages;

test.each([
  ['the kit in English', kitEnglish('en-US'), kitMessagesFrom(messagesOf('ui-kit', 'en'), 'en-US')],
  ['the kit in Arabic', kitArabic('ar-EG'), kitMessagesFrom(messagesOf('ui-kit', 'ar'), 'ar-EG')],
  ['the center in English', centerEnglish('en-US'), centerFrom('en', 'en-US')],
  ['the center in Arabic', centerArabic('ar-EG'), centerFrom('ar', 'ar-EG')],
  ['the portal in English', shellEnglish, shellFrom('en', 'en-US')],
  ['the portal in Arabic', shellArabic.shell, shellFrom('ar', 'ar-AE')],
])('%s says the same compiled and read at run time', (_, compiled, read) => {
  const told = new Map(spoken(read));
  const expected = spoken(compiled);
  expect(expected.length).toBeGreaterThan(50);
  expect(expected.map(([key]) => [key, told.get(key)])).toEqual(expected);
});

test.each([
  [
    'a value in a plural form',
    '{count, plural, other {# of {name}}}',
    'notification-center/src/languages/ar.json: panel.unread: {name} stands in a plural form',
  ],
  ['a malformed message', '{count', 'notification-center/src/languages/ar.json: panel.unread: it is no ICU message'],
])('the generator names %s', (_, text, told) => {
  const read = (name: string, tag: string) => {
    const found = messagesOf(name, tag);
    return name === 'notification-center' && tag === 'ar'
      ? { ...found, panel: { ...(found['panel'] as Messages), unread: text } }
      : found;
  };
  expect(() => compiledLanguages(read)).toThrow(told);
});
