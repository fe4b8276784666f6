import type { Plugin } from 'vite';

/**
 * Lets V8 compile whole chunks, given by name, while they arrive and beside the main thread, instead of function by function when each is
 * first called. It is for chunks of which almost everything runs at once.
 *
 * V8 reads the comment only before all code. Vite puts a line of its own there, so the comment is added last.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'gantry-compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        for (const name of names) {
          const chunk = chunks.find((one) => one.name === name);
          if (chunk === undefined)
            throw new Error(`The build has no chunk ${name}. Look at the groups in vite.config.ts.`);
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
