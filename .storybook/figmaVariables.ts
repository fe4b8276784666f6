import { resolve, semanticTokens } from '../packages/ui-kit/scripts/readTokens.mjs';
import type { Oklch } from '../packages/ui-kit/src/tokens/contrast.testing.ts';
import { srgbOf } from './srgb.ts';

type Mode = 'dark' | 'compact';
type Token = (typeof semanticTokens)[number];
interface Variable {
  readonly $type: 'color' | 'dimension' | 'number';
  readonly $value: unknown;
  readonly $description?: string;
}

/** The categories of a collection, and its modes. Figma makes a mode of each file. */
const collections = [
  {
    categories: ['color'],
    modes: { 'color.light': null, 'color.dark': 'dark' },
  },
  {
    categories: ['density'],
    modes: { 'density.comfortable': null, 'density.compact': 'compact' },
  },
  {
    categories: ['space', 'radius', 'size', 'layer', 'breakpoint'],
    modes: { scale: null },
  },
] as const;

/** A colour of the token files: OKLCH, in the format of the Design Tokens Community Group. */
interface TokenColor {
  readonly components: Oklch;
  readonly alpha?: number;
}

function variableOf(token: Token, mode: Mode | null): Variable {
  const value = (mode === null ? undefined : token.modes[mode]) ?? token.value;
  const description = token.use === '' ? {} : { $description: token.use };
  // The schema of the token files gives a colour this form, and `resolve` follows every reference.
  const resolved: unknown = resolve(value, true);
  if (token.type === 'color') {
    const { components, alpha } = resolved as TokenColor;
    const color = { colorSpace: 'srgb', ...srgbOf(components), ...(alpha !== undefined && { alpha }) };
    return { $type: 'color', $value: color, ...description };
  }
  return { $type: token.type === 'number' ? 'number' : 'dimension', $value: resolved, ...description };
}

/**
 * Returns the files that Figma imports as variables: one for each mode, in the format of the Design Tokens Community Group. Colours are in sRGB and no
 * value is a reference, because Figma knows neither OKLCH nor the palette behind the tokens.
 */
export function figmaVariables(): ReadonlyMap<string, object> {
  const files = collections.flatMap(({ categories, modes }) =>
    Object.entries(modes).map(([name, mode]) => {
      const groups: Record<string, Record<string, Variable>> = {};
      for (const token of semanticTokens) {
        const [category, ...names] = token.path;
        if (!categories.some((known) => known === category)) continue;
        (groups[category] ??= {})[names.join('-')] = variableOf(token, mode);
      }
      return [`figma/${name}.tokens.json`, groups] as const;
    }),
  );
  return new Map(files);
}
