import type { Oklch } from './contrast.testing.ts';
import base from './base.tokens.json' with { type: 'json' };
import semantic from './semantic.tokens.json' with { type: 'json' };

const { $type: _, backgroundScrim: _scrim, shadow: _shadow, ...opaque } = semantic.color;

/** The name of an opaque colour token. A translucent colour has no contrast of its own. */
export type ColorName = keyof typeof opaque;

interface ColorToken {
  readonly $value: string;
  readonly $extensions: {
    readonly gantry: {
      readonly dark: string;
      readonly moreContrast?: { readonly light: string; readonly dark: string };
    };
  };
}

/** Reads a step of the palette from its alias, such as `{color.neutral.24-5}`. */
function valueOf(alias: string): Oklch {
  const step = alias
    .slice(1, -1)
    .split('.')
    // Each name of an alias is a key of the group before it.
    .reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], base);
  const { components, ...rest } = (step as { $value: { components: Oklch } }).$value; // The test paints every colour.
  if ('alpha' in rest) throw new Error(`${alias} is translucent. Leave its token out of the opaque colours.`);
  return components;
}

const inEveryMode = ({ $value, $extensions: { gantry } }: ColorToken) => ({
  light: valueOf($value),
  dark: valueOf(gantry.dark),
  lightMoreContrast: valueOf(gantry.moreContrast?.light ?? $value),
  darkMoreContrast: valueOf(gantry.moreContrast?.dark ?? gantry.dark),
});

/** The OKLCH components (lightness, chroma, hue) of each opaque colour in each mode. */
export const colorValues = Object.fromEntries(
  Object.entries<ColorToken>(opaque).map(([name, token]) => [name, inEveryMode(token)]),
) as Readonly<Record<ColorName, ReturnType<typeof inEveryMode>>>; // The entries have the names of the tokens.
