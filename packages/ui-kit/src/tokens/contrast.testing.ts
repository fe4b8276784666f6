/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Returns the linear-light sRGB channels of a colour. A channel outside 0–1 cannot be shown on an sRGB screen. */
export function toLinearSrgb([lightness, chroma, hue]: Oklch): readonly [red: number, green: number, blue: number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function luminance(color: Oklch): number {
  const [red, green, blue] = toLinearSrgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours by WCAG 2, from 1 to 21. */
export function contrastRatio(first: Oklch, second: Oklch): number {
  const [darker, lighter] = [luminance(first), luminance(second)].toSorted((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
