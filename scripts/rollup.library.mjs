import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';
import { droppableStyles } from './rollup.styles.mjs';

/** Takes away what an earlier build left of modules that are no more: a package holds all that lies in its folder. */
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

/**
 * How a library package is built: ES modules, one file per source module, so that an app takes only what it imports.
 * Dependencies stay outside. The declarations beside them come from `tsc -b`.
 * @param {import('rollup').Plugin[]} [plugins] what the package needs beside these.
 * @param {string[]} [input] the module of each entry point of the package.
 * @returns {import('rollup').RollupOptions}
 */
export function libraryConfig(plugins = [], input = ['src/index.ts']) {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
  const external = Object.keys({ ...dependencies, ...peerDependencies });
  return {
    input,
    // A dependency that was imported for what is written in place by now is not imported any more.
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
      esbuild({ target: 'es2023', jsx: 'automatic', tsconfig: false }),
      ...plugins,
      droppableStyles,
      tidy,
    ],
  };
}
