const from = async (path) => import(new URL(`../packages/ui-kit/src/${path}`, import.meta.url).href);
const { tokens } = await from('tokens/generated/tokens.ts');
const { media } = await from('theme/styles/media.ts');

const source = /\/src\/(?!tokens\/)[^?]*\.tsx?$/;
const uses = /\$\{tokens\.(\w+)\.(\w+)\}|\btokens\.(\w+)\.(\w+)\b|\$\{media\.(\w+)\}/g;

/**
 * Inlines each token and each condition of `media` where it is read. A component imported alone then bundles only the few
 * that it uses. The full tables stay for apps that import `tokens` or `media`.
 * @returns {import('rollup').Plugin}
 */
export const inlineTokens = {
  name: 'inline-tokens',
  transform(code, id) {
    if (!source.test(id.replaceAll('\\', '/'))) return null;
    const inlined = code.replaceAll(uses, (written, group, name, bareGroup, bareName, condition) => {
      const value = condition === undefined ? tokens[group ?? bareGroup]?.[name ?? bareName] : media[condition];
      if (value === undefined) return this.error(`${id} reads ${written}, which is no token.`);
      return bareGroup === undefined ? String(value) : JSON.stringify(value);
    });
    // No line moves, so the source map stays right.
    return { code: inlined, map: null };
  },
};
