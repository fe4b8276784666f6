import { describe, expect, test } from 'vitest';
import { colorValues } from './colorValues.testing.ts';
import { contrastRatio, toLinearSrgb } from './contrast.testing.ts';
import { contrastPairs, withoutContrast } from './contrastPairs.testing.ts';
import { tokens } from './index.ts';

const modes = ['light', 'dark', 'lightMoreContrast', 'darkMoreContrast'] as const;

test('a token is a reference to its CSS variable', () => {
  expect(tokens.color.textMuted).toBe('var(--gantry-color-text-muted)');
  expect(tokens.space.s12).toBe('var(--gantry-space-s12)');
  expect(tokens.breakpoint.small).toBe(640);
});

test('the contrast of white on black is 21 to 1', () => {
  expect(contrastRatio([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1);
});

test('every opaque colour is in a tested pair, or has a reason why not', () => {
  const proven = contrastPairs.flatMap(({ foregrounds, backgrounds }) => [...foregrounds, ...backgrounds]);
  const named = [...new Set<string>(proven), ...Object.keys(withoutContrast)];
  expect(named.toSorted()).toEqual(Object.keys(colorValues).toSorted());
});

describe.each(modes)('in %s', (mode) => {
  test('every colour can be shown on an sRGB screen, so that the tested colour is the painted one', () => {
    const outside = Object.entries(colorValues).filter(([, color]) =>
      toLinearSrgb(color[mode]).some((channel) => channel < -0.002 || channel > 1.002),
    );
    expect(outside.map(([name]) => name)).toEqual([]);
  });

  test.each(contrastPairs)('$foregrounds on $backgrounds reach $minimum', ({ foregrounds, backgrounds, minimum }) => {
    const tooWeak = foregrounds.flatMap((foreground) =>
      backgrounds
        .map((background) => ({
          foreground,
          background,
          ratio: contrastRatio(colorValues[foreground][mode], colorValues[background][mode]),
        }))
        .filter(({ ratio }) => ratio < minimum),
    );
    expect(tooWeak).toEqual([]);
  });
});
