import { toLinearSrgb, type Oklch } from '../packages/ui-kit/src/tokens/contrast.testing.ts';

/** Converts a colour to the notation of sRGB. A channel that sRGB cannot show takes the nearest value that it can. */
export function srgbOf(color: Oklch): { readonly components: readonly number[]; readonly hex: string } {
  const components = toLinearSrgb(color).map((linear) => {
    const channel = Math.min(1, Math.max(0, linear));
    return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
  });
  const hex = components.map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return { components, hex: `#${hex.join('')}` };
}
