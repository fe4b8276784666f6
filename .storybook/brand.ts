import { create } from 'storybook/theming/create';
import { colorValues } from '../packages/ui-kit/src/tokens/generated/colorValues.ts';
import { toLinearSrgb } from '../packages/ui-kit/src/tokens/contrast.ts';

type ColorName = keyof typeof colorValues;

/** Storybook calculates with its colours and reads only the notations of sRGB. */
function hex(name: ColorName, mode: 'light' | 'dark'): string {
  const channels = toLinearSrgb(colorValues[name][mode]).map((linear) => {
    const channel = Math.min(1, Math.max(0, linear));
    const encoded = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Returns Storybook's theme in the colours of the kit. */
export function brand(mode: 'light' | 'dark'): ReturnType<typeof create> {
  const color = (name: ColorName) => hex(name, mode);
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
