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

/** What looks simple, and is wrong for an input method, another keyboard, language or browser unless a helper does it. */
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
  'a channel to other tabs is opened by one helper, because a browser may refuse it': {
    helpers: /^packages\/base\/src\/tabs\//,
    rawUse: /\bnew (?:\w+\.)?BroadcastChannel\b/,
    planted: ["const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;"],
  },
  'a call to a service is made by sendCall alone, so that it waits, ends and outlives its page as each call does': {
    // The collector of telemetry is no service.
    helpers: /^packages\/(?:base\/src\/calls|platform-client\/src\/telemetry|dev-platform)\//,
    rawUse: /\bfetch\([^)]*\bauthorization\b|\bwaits\.learn\(|\bkeepalive\b/i,
    planted: [
      'await fetch(address, { headers: { authorization } });',
      'waits.learn(service, answer.status, answer.headers);',
      'fetch(address, { ...init, keepalive: true });',
    ],
  },
  'a tab is led to another address by one file of a package alone': {
    // An example has its own.
    helpers:
      /^(?:examples\/|packages\/(?:platform-client\/src\/addresses\/loadPage|notification-center\/src\/data\/files\/openAddress)\.ts$)/,
    rawUse:
      /\blocation\s*\.\s*(?:assign|replace)\b|\bopen\s*\([^)]*,\s*'_blank'|\blocation(?:\s*\.\s*href)?\s*=(?!=)|\bwindow\s*\.\s*open\s*\(/,
    planted: [
      'location.href = url',
      'window.location = url',
      "location.assign('/')",
      'location.replace(url)',
      'window.open(url)',
      "open(url, '_blank')",
    ],
  },
  'the pause before another attempt is computed by the backoff alone': {
    // The other one leaves a page again and again, and no attempt of it fails.
    helpers: /^packages\/(?:base\/src\/retry\/|platform-client\/src\/addresses\/loadPage\.ts)/,
    rawUse:
      /\b2 \*\* \(?(?!30 |31 )[a-zA-Z(+]|Math\.pow\(2|\b\w*(?:[wW]ait|[pP]ause|[dD]elay)\w* \*= 2\b|\b[wW]ait(?:Ms)? \* 2\b|\b[pP]ause(?:Ms)? \* 2\b/,
    planted: [
      'const ceiling = Math.min(longestMs, shortestMs * 2 ** failures);',
      'setTimeout(run, 1000 * 2 ** (attempts - 1));',
      'wait = Math.min(wait * 2, longestWaitMs);',
      'pauseMs *= 2;',
    ],
  },
  'a database is opened by openDatabase alone, so that it gives way to other tabs and opens again': {
    // The last one deletes what Firebase keeps in its own databases.
    helpers: /^packages\/platform-client\/src\/(?:storage\/database|push\/forgetPush)\.ts$/,
    rawUse: /\b(?:openDB|deleteDB)\b\s*[<(]|\bindexedDB\.(?:open|deleteDatabase)\b/,
    planted: [
      'const database = await openDB<Schema>(outboxDatabase, 1, { upgrade });',
      'const opening = indexedDB.open(name);',
      'await deleteDB(uploadsDatabase);',
      'globalThis.indexedDB.deleteDatabase(name);',
    ],
  },
  'a stored value is read by readStored or storedValue alone, because a storage may be denied or corrupt': {
    // All but the first read where there is no schema library: before the page has loaded it, and in what a module brings along.
    helpers:
      /^packages\/(?:base\/src\/observable|module\/src\/life\/createModuleDrafts|platform-client\/src\/auth\/storedToken|portal-shell\/src\/(?:entry\/drawHome|preferences\/preferences))/,
    rawUse: /\bJSON\.parse\([^;]*\.getItem\(/,
    planted: ["return v.parse(keptSchema, JSON.parse(local.getItem(keptKey) ?? 'null'));"],
  },
  'a value outside React is read by useReadable; components of the kit know what a server knows': {
    helpers: /^packages\/(?:base\/src\/react|ui-kit\/src)\//,
    rawUse: /\buseSyncExternalStore\b(?!`)/,
    planted: [
      'const status = useSyncExternalStore(session.subscribe, session.status);',
      "import { useSyncExternalStore as useStore } from 'react';",
    ],
  },
  'a value that never changes is made by createConstant alone': {
    helpers: /^packages\/base\/src\/observable\//,
    rawUse: /\bget: \(\) => .+, subscribe: \(\) => (?:\(\) => undefined|ignore|nothing)\b/,
    planted: ['const noZone: Readable<null> = { get: () => null, subscribe: () => () => undefined };'],
  },
  'a text is hashed by fnv1a alone': {
    helpers: /^packages\/base\/src\/values\//,
    rawUse: /\b0x0?1_?00_?01_?93\b|\b16_?777_?619\b|\b0x81_?1c_?9d_?c5\b|\b2_?166_?136_?261\b/i,
    planted: ['hash = Math.imul(hash ^ byte, 0x01000193);', 'let state = 0x81_1c_9d_c5;', 'hash *= 16777619;'],
  },
  'the keys of a record get the letter case of the schema by inNamedCase alone': {
    helpers: /^packages\/base\/src\/values\//,
    rawUse: /\bObject\.(?:keys|entries|fromEntries)\([^;]*\bkey\.toLowerCase\(\)/,
    planted: ['Object.fromEntries(Object.entries(row).map(([key, value]) => [key.toLowerCase(), value]))'],
  },
  'a record is recognised by isRecord alone': {
    helpers: /^packages\/(?:base\/src\/values|module\/src)\//,
    rawUse: /=== 'object' && (\w+) !== null && !Array\.isArray\(\1\)/,
    planted: ["const isGroup = (it: unknown) => typeof it === 'object' && it !== null && !Array.isArray(it);"],
  },
};

const files = [
  ...productFilesOf('{base,ui-kit,module,platform-client,module-host,notification-center,portal-shell}'),
  ...filesOf('packages/ui-kit/src/**/*.examples.tsx', 'examples/**/src/**/*.{ts,tsx}'),
];

describe('a test waits by expect.poll, which has the patience of vitest.config.ts; vi.waitFor gives up after a second', () => {
  const rawUse = /\bvi\.wait(?:For|Until)\(/;

  test('in all tests', () => {
    const tests = filesOf('{packages,scripts,tests}/**/*.{test,testing}.{ts,tsx}');
    expect(tests.length).toBeGreaterThan(300);
    expect(tests.filter((file) => file !== 'tests/unit/oneHelper.test.ts' && rawUse.test(read(file)))).toEqual([]);
  });

  test.each(['await vi.waitFor(() => seen.length > 0);', 'await vi.waitUntil(isThere, 50);'])(
    '%s would be found',
    (code) => expect(code).toMatch(rawUse),
  );
});

describe.each(Object.entries(concerns))('%s', (_, { helpers, rawUse, planted }) => {
  test('in the whole product', () => {
    expect(files.length).toBeGreaterThan(600);
    expect(files.filter((file) => !helpers.test(file) && rawUse.test(read(file)))).toEqual([]);
  });

  test.each(planted)('%s would be found', (code) => expect(code).toMatch(rawUse));
});
