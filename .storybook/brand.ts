import { create } from 'storybook/theming/create';
import { colorValues, type ColorName } from '../packages/ui-kit/src/tokens/colorValues.testing.ts';
import { srgbOf } from './srgb.ts';

/** Returns Storybook's theme in the colours of the kit. */
export function brand(mode: 'light' | 'dark'): ReturnType<typeof create> {
  // Storybook calculates with its colours and reads only the notations of sRGB.
  const color = (name: ColorName) => srgbOf(colorValues[name][mode]).hex;
  return create({
    base: mode,
    brandTitle: 'Gantry',
    brandUrl: './',
    brandImage: `./brand/wordmark-${mode}.svg`,
    brandTarget: '_self',
    fontBase: "'IBM Plex Sans', 'IBM Plex Sans Arabic', system-ui, sans-serif",
    fontCode: 'ui-monospace, monospace',
    colorPrimary: color('backgroundInk'),
    colorSecondary: color('textLink'),
    appBg: color('backgroundPage'),
    appContentBg: color('backgroundSurface'),
    appHoverBg: color('backgroundHover'),
    appPreviewBg: color('backgroundPage'),
    appBorderColor: color('border'),
    appBorderRadius: 8,
    textColor: color('text'),
    textInverseColor: color('textOnInk'),
    textMutedColor: color('textMuted'),
    barBg: color('backgroundSurface'),
    barTextColor: color('textMuted'),
    barHoverColor: color('textLink'),
    barSelectedColor: color('textLink'),
    inputBg: color('backgroundSurface'),
    inputBorder: color('borderStrong'),
    inputTextColor: color('text'),
    inputBorderRadius: 6,
  });
}
