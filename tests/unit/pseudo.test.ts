import { expect, test } from 'vitest';
import { readMessages } from '@gantry/ui-kit/messages';
import { messagesOf, packageNames } from '../../scripts/languages/compiledLanguages.ts';
import { pseudoLanguages, pseudoMessages, pseudoText, type PseudoLanguage } from '../../scripts/languages/pseudo.ts';
import { isProductText, literalsOf } from '../pseudo/fixedTexts.ts';
import { parse } from './repository.ts';

const tags = Object.keys(pseudoLanguages) as readonly PseudoLanguage[]; // The keys of a constant.

test.each(packageNames.flatMap((name) => tags.map((tag) => [name, tag] as const)))(
  '%s has each message in the pseudo language %s, with its values and forms',
  (name, tag) => {
    const english = messagesOf(name, 'en');
    const { problems } = readMessages(english, pseudoMessages(english, tag), 'en-US');
    expect(problems.filter(({ detail }) => !detail.includes('stands in'))).toEqual([]);
  },
);

test.each([
  ['a text', 'Close the panel', '⟦Çļööšéé ţĥĥé ppåññéļļ⟧'],
  ['a value', 'Open {title}', '⟦Öpééñ {title}⟧'],
  [
    'a plural',
    '{count, plural, one {# row} other {# rows}} of {size, number, bytes}',
    '⟦{count, plural, one {# ŕööŵ} other {# ŕööŵšš}} öff {size, number, bytes}⟧',
  ],
  ['a quoted brace', "It's '{'new'}'", "⟦Îţ''šš '{'ññééŵ'}'⟧"],
  ['a hash', 'colour #1f6feb', '⟦çöļļöûûŕ #1ff6ffééb⟧'],
  ['a list', '{0}, {1}', '{0}, {1}'],
])('%s grows, and what is no text stays', (_, message, grown) => {
  expect(pseudoText(message)).toBe(grown);
});

test('a text is 40 % longer', () => {
  const text = 'Your permissions do not include this module in the selected program.';
  expect(pseudoText(text).length / text.length).toBeCloseTo(1.4, 1);
});

test('the mirrored variant begins a text at its right end, but not a value', () => {
  expect(pseudoText('Open {title}', 'qpm')).toBe('⟦\u200f\u202eÖpééñ \u202c{title}⟧');
});

test.each([
  ['a message in English', 'Account'],
  ['a message with a value', 'Add Work Order to favourites'],
])('%s is a text of the product', (_, text) => {
  expect(isProductText(text)).toBe(true);
});

test.each([
  ['a variable', "const told = isOpen ? 'Close the panel' : open;", 'Close the panel'],
  ['the result of a function', 'const nameOf = (count: number) => `${count} rows were sent`;', '7 rows were sent'],
  ['one word', "const label = 'Closing';", 'Closing'],
])('a planted text is one in %s', (_, source, text) => {
  const planted = [...literalsOf(parse('planted.ts', source))];
  expect(isProductText(text)).toBe(false);
  expect(isProductText(text, planted)).toBe(true);
});
