import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const compressible = /\.(?:css|html|js|json|svg|webmanifest)$/;
/** A smaller file fits into one packet in any encoding. */
const minimumBytes = 512;

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.length < minimumBytes) return;
  const brotli = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  await Promise.all([
    compressBrotli(source, { params: brotli }).then((bytes) => writeFile(`${path}.br`, bytes)),
    compressGzip(source, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}

/** Writes a brotli and a gzip file beside each file of a build, but for the page. */
export async function compressFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true });
  const files = entries.filter((name) => compressible.test(name) && name !== 'index.html' && !name.startsWith('.'));
  await Promise.all(files.map((name) => compressFile(join(directory, name))));
}

/** Compresses the files of the build. The page is left out: each response has its own nonce. */
export function precompressed(): Plugin {
  let directory = '';
  return {
    name: 'gantry-precompressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      directory = resolve(root, build.outDir);
    },
    closeBundle: {
      // After every plugin that writes files.
      order: 'post',
      handler: () => compressFiles(directory),
    },
  };
}
