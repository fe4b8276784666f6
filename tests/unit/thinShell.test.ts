import { describe, expect, test } from 'vitest';
import { productFilesOf, read } from './repository.ts';

interface Mechanism {
  readonly use: RegExp;
  /** Files that may have it, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
  readonly planted: string;
}

const shell = 'packages/portal-shell/src';

/** What stands in the packages below the shell, which has screens and wiring. */
const mechanisms: Readonly<Record<string, Mechanism>> = {
  'a database': { use: /\bindexedDB\b|from 'idb'/, planted: "indexedDB.open('drafts')" },
  'a cache of answers': { use: /\bcaches\./, planted: "await caches.open('answers')" },
  'a channel between tabs': { use: /\bBroadcastChannel\b/, planted: "new BroadcastChannel('marks')" },
  'a lock of the browser': { use: /\bnavigator\.locks\b/, planted: "navigator.locks.request('outbox', send)" },
  'a service worker': { use: /\bnavigator\.serviceWorker\b/, planted: 'navigator.serviceWorker.register(address)' },
  'a storage of the browser': {
    use: /\b(?:localStorage|sessionStorage)\b/,
    except: { [`${shell}/entry/quietStores.ts`]: 'It runs before the page has loaded any package.' },
    planted: "localStorage.getItem('theme')",
  },
  'a key of a storage': { use: /['"`]gantry\.\w/, planted: "const key = 'gantry.theme';" },
  'a call by fetch': {
    use: /(?<![.\w])fetch\(/,
    except: { [`${shell}/languages/addedMessages.ts`]: "It fetches a file of the portal's own server." },
    planted: 'const answer = await fetch(address);',
  },
  'a timer that tries again': {
    use: /\b(?:createRetry|backoff(?:Pause|Ceiling))\b|\bsetTimeout\([^;]*\b(?:retry|attempt|tryAgain)\w*\(/,
    except: {
      [`${shell}/screens/dashboards/useReportEmbedding.ts`]:
        'A report is a screen, and its token has a life of its own.',
      [`${shell}/portal/queryClient.ts`]: 'React Query tries again, and asks how long it waits.',
    },
    planted: 'setTimeout(() => void retryLoad(), 1000);',
  },
};

describe.each(Object.entries(mechanisms))('%s stands below the shell', (_, { use, except = {}, planted }) => {
  test('in every file of the shell', () => {
    const found = productFilesOf('portal-shell').filter((file) => use.test(read(file)));
    expect(found).toEqual(Object.keys(except));
  });
  test('a planted one would be found', () => expect(planted).toMatch(use));
});
