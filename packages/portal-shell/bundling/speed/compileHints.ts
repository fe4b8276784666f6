import type { Plugin } from 'vite';

/**
 * Lets V8 compile whole chunks while they arrive and beside the main thread, instead of function by function when each is first called. It
 * is for chunks of which almost everything runs at once: those with the given names, or all.
 *
 * V8 reads the comment only before all code. Vite puts a line of its own there, so the comment is added last.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(names?: readonly string[]): Plugin {
  return {
    name: 'gantry-compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const missing = names?.find((name) => !chunks.some((chunk) => chunk.name === name));
        if (missing !== undefined)
          throw new Error(`The build has no chunk ${missing}. Look at the groups in vite.config.ts.`);
        for (const chunk of chunks)
          if (names?.includes(chunk.name) ?? true) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}
