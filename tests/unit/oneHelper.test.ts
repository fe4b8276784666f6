import { describe, expect, test } from 'vitest';
import { filesOf, productFilesOf, read } from './repository.ts';

interface Concern {
  /** The files of the helpers, which do it for all. */
  readonly helpers: RegExp;
  /** What does it without them. */
  readonly rawUse: RegExp;
  /** Code that would be found. */
  readonly planted: readonly string[];
}

/** What looks simple, and is wrong for an input method, another keyboard or another language unless a helper does it. */
const concerns: Readonly<Record<string, Concern>> = {
  'a key is read by readKeyPress alone': {
    helpers: /^packages\/ui-kit\/src\/keys\//,
    rawUse:
      /\b(?:event|press|pressed|e|ev|nativeEvent)\??\.(?:key|code|which)\b|\bkeyCode\b|\bisComposing\b|\bgetModifierState\b|\{[^{}]*\b(?:key|code)\b[^{}]*\}: (?:React\.)?KeyboardEvent|'key(?:up|press)'|\bonKey(?:Up|Press)\b/,
    planted: [
      "if (event.key === 'Enter') open();",
      'const { keyCode } = press;',
      'if (event.nativeEvent.isComposing) return;',
      "const press = ({ key, repeat }: KeyboardEvent) => key === 'k';",
      'onKeyDown={(e) => run(e.key)}',
      "document.addEventListener('keyup', close);",
      'onKeyUp={send}',
    ],
  },
  'a text is found by createTextMatch alone': {
    helpers: /^packages\/ui-kit\/src\/MatchedText\//,
    rawUse: /\bto(?:Locale)?(?:Lower|Upper)Case\(\)\s*\.(?:includes|indexOf|search|match)\(|\bsensitivity: /,
    planted: [
      'name.toLowerCase().includes(text)',
      'title.toLocaleLowerCase().indexOf(text) >= 0',
      "new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' })",
    ],
  },
  'texts are sorted by orderOf alone, in the language of the page': {
    helpers: /^packages\/ui-kit\/src\/languages\//,
    rawUse: /\.localeCompare\((?:[^(),]|\([^()]*\))*\)|\bIntl\.Collator\b/,
    planted: [
      'one.name.localeCompare(other.name)',
      'nameOf(one).localeCompare(nameOf(other))',
      'new Intl.Collator(locale)',
    ],
  },
};

const files = [
  ...productFilesOf('{ui-kit,module,notification-center,portal-shell}'),
  ...filesOf('packages/ui-kit/src/**/*.examples.tsx', 'examples/**/src/**/*.{ts,tsx}'),
];

describe.each(Object.entries(concerns))('%s', (_, { helpers, rawUse, planted }) => {
  test('in the whole product', () => {
    expect(files.length).toBeGreaterThan(600);
    expect(files.filter((file) => !helpers.test(file) && rawUse.test(read(file)))).toEqual([]);
  });

  test.each(planted)('%s would be found', (code) => expect(code).toMatch(rawUse));
});
