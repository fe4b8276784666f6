// The script that runs before the sign-in redirect, measured on the build: at most 40 kB gzip in all, and no React among it.
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';

const limit = 40_000;
const build = new URL('../../packages/portal-shell/dist/portal/', import.meta.url);

const chunkSchema = v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) });
const manifestSchema = v.record(v.string(), chunkSchema);

const read = (path: string): Promise<Buffer> =>
  readFile(new URL(path, build)).catch((error: unknown) => {
    throw new Error(`The portal is not built: ${path} is missing. Build it first: npm run build`, { cause: error });
  });

const manifest = v.parse(manifestSchema, JSON.parse(String(await read('.vite/manifest.json'))));

/** A chunk and everything it imports at once: what runs, or is at least loaded, before sign-in. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(imported, found);
  return found;
}

const page = String(await read('index.html'));
const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, source = '']) => source);
const keys = withImports('index.html');
const files = await Promise.all(
  [...keys].map(async (key) => {
    const file = manifest[key]?.file ?? key;
    return { file, source: String(await read(file)) };
  }),
);
const rows = [...files, ...inline.map((source) => ({ file: 'index.html, inline', source }))].map(
  ({ file, source }) => ({
    file,
    bytes: Buffer.byteLength(source),
    gzip: gzipSync(source, { level: 9 }).length,
  }),
);
const total = rows.reduce((sum, { gzip }) => sum + gzip, 0);
console.table([
  ...rows,
  { file: 'all before sign-in', bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0), gzip: total },
]);

const failures = [
  ...(total > limit
    ? [`Before sign-in ${total} bytes (gzip) of script are loaded, more than ${limit}. Import what grew after sign-in.`]
    : []),
  ...files
    .filter(({ source }) => /react\.transitional\.element/.test(source))
    .map(({ file }) => `${file} holds React, which the entry must not load. Import it after sign-in.`),
];
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
