import { readFileSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';

/**
 * How a library package is built: ES modules, one file per source module, so that an app takes only what it imports.
 * Dependencies stay outside. The declarations beside them come from `tsc -b`.
 * @param {import('rollup').Plugin[]} [plugins] what the package needs beside.
 * @returns {import('rollup').RollupOptions}
 */
export function libraryConfig(plugins = []) {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
  const external = Object.keys({ ...dependencies, ...peerDependencies });
  return {
    input: 'src/index.ts',
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
    ],
  };
}
