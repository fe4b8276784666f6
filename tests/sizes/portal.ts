import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { gzipped, reachedFrom, root } from './bundle.ts';
import type { Measured } from './report.ts';

/**
 * Budget in bytes, as they are sent, of what a visitor loads before the redirect to the identity provider. Half a kilobyte of it is the
 * words for a browser that is too old, which no script can load later.
 */
const visitorBudget = 41_100;

/** Budget in bytes (brotli) of the scripts and styles that load before a tile of Home can be pressed. */
const homeBudget = 189_200;
/** What may be added to it by the flag OFFLINE, as a factor. */
const mostWithOffline = 1.02;
const mostScripts = 12;
/** Besides scripts and their styles, the way to Home takes the page, the frame, the configuration, and two fonts with their style sheet. */
const otherFiles = 6;
const mostFiles = 14;

/** A chunk on the way to Home that is longer than this, in characters, begins with the hint by which V8 compiles it while it arrives. */
const hintFrom = 2000;
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** The parts that load only on demand, each with a text that its minified code still contains. */
const later: Readonly<Record<string, string>> = {
  SignalR: 'negotiateVersion',
  'The notification center': ':claim:',
  'oidc-client-ts': 'code_challenge_method',
  Firebase: 'firebase-messaging-sw',
  'Power BI': 'powerbi-client',
  'The export of results': 'text/csv',
};
/** The portal's styles are in CSS files, so no script of the portal contains the library that injects styles. */
const stylesMark = 'data-styled';
/** React loads after the redirect; the parts in `later` load after React. */
const reactMark = 'react.transitional.element';

const portal = `${root}packages/portal-shell/dist/portal/`;

const chunkSchema = v.object({
  file: v.string(),
  imports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
  src: v.optional(v.string()),
  name: v.optional(v.string()),
});
const manifestSchema = v.record(v.string(), chunkSchema);

function read(path: string): string {
  try {
    return readFileSync(`${portal}${path}`, 'utf8');
  } catch (error) {
    throw new Error(`The portal is not built: ${path} is missing. Build it first: npm run build`, { cause: error });
  }
}

type Manifest = v.InferOutput<typeof manifestSchema>;
const readManifest = (): Manifest => v.parse(manifestSchema, JSON.parse(read('.vite/manifest.json')));

/** A chunk by the name that vite.config.ts gives it. */
function chunkNamed(manifest: Manifest, wanted: string): string {
  const found = Object.entries(manifest).find(([, { name, file }]) => name === wanted && file.endsWith('.js'));
  if (found === undefined) throw new Error(`The build has no chunk ${wanted}. Look at the groups in vite.config.ts.`);
  return found[0];
}

/** The chunks that load after the entry script for someone with a session. */
const applicationChunks = (manifest: Manifest): readonly string[] =>
  ['first-calls', 'home'].map((name) => chunkNamed(manifest, name));

/** Returns chunks and their static imports. */
function withImports(manifest: Manifest, ...keys: readonly string[]): readonly string[] {
  const unknown = keys.find((key) => !(key in manifest));
  if (unknown !== undefined) throw new Error(`The build has no chunk of ${unknown}. Has the file moved?`);
  return [...reachedFrom(keys, (key) => manifest[key]?.imports ?? [])];
}

/** Measures the scripts and styles that a signed-in person loads before Home can be used. */
export function measureHome(): Measured {
  const manifest = readManifest();
  const chunks = withImports(manifest, 'index.html', ...applicationChunks(manifest));
  const scripts = new Set(chunks.map((key) => manifest[key]?.file ?? ''));
  const styles = new Set(chunks.flatMap((key) => manifest[key]?.css ?? []));
  const files = scripts.size + styles.size + otherFiles;
  const sizeOf = (paths: Iterable<string>) =>
    [...paths].reduce((sum, path) => sum + brotliCompressSync(read(path)).length, 0);
  const offline = chunkNamed(manifest, 'offline');
  const withOffline = withImports(manifest, ...chunks, offline).map((key) => manifest[key]?.file ?? '');
  const problems = [...scripts]
    .filter((file) => read(file).length > hintFrom && !read(file).startsWith(compileHint))
    .map((file) => `${file} does not begin with V8's compile hint. Look at chunksOfHome in vite.config.ts.`);
  if (scripts.size > mostScripts || files > mostFiles)
    problems.push(
      `The way to Home takes ${files} files, ${scripts.size} of them scripts; it may take ${mostFiles} and ${mostScripts}. Look at the groups in vite.config.ts.`,
    );
  // The first calls wait for it.
  if (withOffline.length !== scripts.size + 1)
    problems.push('What goes on without a network loads more than its own chunk and those of Home, before any call.');
  if (withImports(manifest, chunkNamed(manifest, 'after-home')).includes(offline))
    problems.push('What goes on without a network loads after Home without the flag OFFLINE, too.');
  return {
    title: 'The portal, until a tile of Home can be pressed',
    encoding: 'brotli',
    columns: ['scripts', 'styles'],
    lines: [
      {
        name: 'home',
        cells: [sizeOf(scripts), sizeOf(styles)],
        size: sizeOf(scripts) + sizeOf(styles),
        budget: homeBudget,
        note: `${files} files, ${scripts.size} of them scripts`,
      },
      {
        name: 'home, with OFFLINE',
        cells: [sizeOf(withOffline), sizeOf(styles)],
        size: sizeOf(withOffline) + sizeOf(styles),
        budget: Math.round(homeBudget * mostWithOffline),
        note: `${withOffline.length} scripts`,
      },
    ],
    problems,
    advice: 'What is not seen at first is imported when it is first used, or in the first idle moment.',
  };
}

/** Measures the code that the visitor loads, and checks that the other parts load later. */
export function measurePortal(): Measured {
  const manifest = readManifest();
  const scripts = new Map(
    Object.entries(manifest)
      .filter(([, { file }]) => file.endsWith('.js'))
      .map(([key, { file }]) => [key, read(file)]),
  );
  const page = read('index.html');
  const scriptsOf = (...keys: readonly string[]) => withImports(manifest, ...keys).map((key) => scripts.get(key) ?? '');
  const visitor = scriptsOf('index.html', '../platform-client/src/auth/userManager.ts');
  const application = scriptsOf('index.html', ...applicationChunks(manifest));
  // The page differs in each response, so it is compressed when it is sent.
  const size = visitor.reduce((sum, text) => sum + brotliCompressSync(text).length, gzipped(page));

  const problems = Object.entries(later).flatMap(([name, mark]) => {
    if (![...scripts.values()].some((text) => text.includes(mark))) {
      return [
        `${name} was looked for by "${mark}", which no chunk of the portal holds. Say in tests/sizes/portal.ts what to look for.`,
      ];
    }
    return application.some((text) => text.includes(mark))
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
    encoding: 'brotli',
    lines: [{ name: 'visitor', size, budget: visitorBudget, note: `the page and ${visitor.length} scripts` }],
    problems,
    advice: 'Import what grew after sign-in.',
  };
}
