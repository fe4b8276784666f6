import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';
import { droppableStyles } from './rollup.styles.mjs';
import { fingerprint } from './support/fingerprint.mjs';
import { buildTargets } from './support/browsers.mjs';

/** Deletes the output of modules that no longer exist: npm packs every file of the folder. */
const tidy = {
  name: 'tidy',
  writeBundle({ dir }, bundle) {
    for (const file of readdirSync(dir, { recursive: true }).map((path) => path.replaceAll('\\', '/'))) {
      const [, module, kind] = /^(.+?)(\.js|\.d\.ts)(?:\.map)?$/.exec(file) ?? [];
      const isOld =
        kind === '.js'
          ? !(`${module}.js` in bundle)
          : kind && !['ts', 'tsx'].some((end) => existsSync(`src/${module}.${end}`));
      if (isOld) rmSync(`${dir}/${file}`);
    }
  },
};

/** Says which sources the output was built from: a package is packed only with the output of its own sources. */
const stamp = {
  name: 'stamp',
  writeBundle({ dir }) {
    writeFileSync(`${dir}/sources.sha256`, fingerprint('src'));
  },
};

const runsInBrowser =
  /^(?:react(?:-dom)?(?:\/.*)?|react-aria-components|styled-components|@react-aria\/.*|@tanstack\/react-virtual)$/;

/**
 * Marks the modules of components and hooks for servers that render React components, such as Next. Other modules, the center and its
 * services among them, run on both sides. The mark stands in the first line, so that the source map stays right.
 * @type {import('rollup').Plugin}
 */
const useClient = {
  name: 'use-client',
  renderChunk: (code, { imports }) =>
    imports.some((name) => runsInBrowser.test(name)) ? { code: `'use client'; ${code}`, map: null } : null,
};

/** Messages that are read in a browser are compared with the English file. */
const jsonFiles = {
  name: 'json-files',
  transform: (code, id) => (id.endsWith('.json') ? { code: `export default ${code}`, map: null } : null),
};

/** The folders of messages, one for each language: each is an entry point. */
export const languageFolders = () =>
  readdirSync('src/languages', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/languages/${name}/index.ts`);

/**
 * Builds a library package as ES modules, one file per source module, so that an app bundles only what it imports.
 * Dependencies stay external. `tsc -b` writes the declarations beside the modules.
 * @param {import('rollup').Plugin[]} [plugins] further plugins that the package needs.
 * @param {string[]} [input] the module of each entry point of the package.
 * @returns {import('rollup').RollupOptions}
 */
export function libraryConfig(plugins = [], input = ['src/index.ts']) {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
  const external = Object.keys({ ...dependencies, ...peerDependencies });
  return {
    input,
    // Drops the import of a dependency whose values the plugins have inlined.
    treeshake: { moduleSideEffects: 'no-external' },
    external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
    output: {
      dir: 'dist',
      format: 'es',
      sourcemap: true,
      preserveModules: true,
      preserveModulesRoot: 'src',
      entryFileNames: '[name].js',
    },
    plugins: [
      resolve({ extensions: ['.ts', '.tsx', '.js'] }),
      esbuild({ target: buildTargets, jsx: 'automatic', tsconfig: false }),
      jsonFiles,
      ...plugins,
      droppableStyles,
      useClient,
      tidy,
      stamp,
    ],
  };
}
