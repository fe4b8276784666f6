const { tokens } = await import(new URL('../src/tokens/generated/tokens.ts', import.meta.url));

const source = /\/src\/(?!tokens\/)[^?]*\.tsx?$/;
const uses = /\$\{tokens\.(\w+)\.(\w+)\}|\btokens\.(\w+)\.(\w+)\b/g;

/**
 * Writes each token where it is read. A component imported alone then takes along the few that it uses; the table of all of
 * them stays for the apps that import `tokens`.
 * @returns {import('rollup').Plugin}
 */
export const inlineTokens = {
  name: 'inline-tokens',
  transform(code, id) {
    if (!source.test(id.replaceAll('\\', '/'))) return null;
    const inlined = code.replaceAll(uses, (written, group, name, bareGroup, bareName) => {
      const value = tokens[group ?? bareGroup]?.[name ?? bareName];
      if (value === undefined) return this.error(`${id} reads ${written}, which is no token.`);
      return group === undefined ? JSON.stringify(value) : String(value);
    });
    // No line moves, so the source map stays right.
    return { code: inlined, map: null };
  },
};
