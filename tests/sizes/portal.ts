import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { gzipped, root } from './bundle.ts';
import type { Measured } from './report.ts';

/** What a visitor loads before the redirect to the identity provider, in bytes. */
const visitorBudget = 40_000;

/** What is loaded only when it is needed, by a text that its code holds whatever it is minified to. */
const later: Readonly<Record<string, string>> = {
  SignalR: 'negotiateVersion',
  Firebase: 'firebase-installations',
  'Power BI': 'powerbi-client',
  'The export of results': 'text/csv',
};
/** Styles stand in CSS files, so the library that injects them is in no script of the portal. */
const stylesMark = 'data-styled';
/** React is loaded after the redirect; all that is above, later still. */
const reactMark = 'react.transitional.element';

const portal = `${root}packages/portal-shell/dist/portal/`;

const chunkSchema = v.object({
  file: v.string(),
  imports: v.optional(v.array(v.string()), []),
  src: v.optional(v.string()),
});
const manifestSchema = v.record(v.string(), chunkSchema);

function read(path: string): string {
  try {
    return readFileSync(`${portal}${path}`, 'utf8');
  } catch (error) {
    throw new Error(`The portal is not built: ${path} is missing. Build it first: npm run build`, { cause: error });
  }
}

/** What the visitor loads, and where everything else is that is loaded later. */
export function measurePortal(): Measured {
  const manifest = v.parse(manifestSchema, JSON.parse(read('.vite/manifest.json')));
  const scripts = new Map(
    Object.entries(manifest)
      .filter(([, { file }]) => file.endsWith('.js'))
      .map(([key, { file }]) => [key, read(file)]),
  );
  /** A chunk and everything it imports at once. */
  const withImports = (key: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(key)) return found;
    found.add(key);
    for (const imported of manifest[key]?.imports ?? []) withImports(imported, found);
    return found;
  };
  const page = read('index.html');
  const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const visitor = [...withImports('index.html')].map((key) => scripts.get(key) ?? '');
  const application = [...withImports('src/shell/application.tsx')].map((key) => scripts.get(key) ?? '');
  const size = [...visitor, ...inline].reduce((sum, text) => sum + gzipped(text), 0);

  const problems = Object.entries(later).flatMap(([name, mark]) => {
    if (![...scripts.values()].some((text) => text.includes(mark))) {
      return [
        `${name} was looked for by "${mark}", which no chunk of the portal holds. Say in tests/sizes/portal.ts what to look for.`,
      ];
    }
    return [...visitor, ...application].some((text) => text.includes(mark))
      ? [`${name} is loaded with the application. Import it when it is needed, by import().`]
      : [];
  });
  if (visitor.some((text) => text.includes(reactMark)))
    problems.push('React is loaded before sign-in. Import what needs it after sign-in.');
  if ([...scripts.values()].some((text) => text.includes(stylesMark)))
    problems.push(
      'styled-components is in a script of the portal. Write the style as a constant of a module, without functions.',
    );
  return {
    title: 'The portal, before the redirect to the identity provider',
    columns: [],
    lines: [
      { name: 'visitor', cells: [], size, budget: visitorBudget, note: `${visitor.length + inline.length} scripts` },
    ],
    problems,
    advice: 'Import what grew after sign-in.',
  };
}
