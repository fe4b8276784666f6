import arabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url';
import arabicStrong from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2?url';
import latin from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url';
import latinStrong from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2?url';
import { onTestFinished } from 'vitest';

/** How wide the letters of a font are, as a part of the kit's own: DejaVu Sans is as wide as the first, Liberation Sans Narrow as narrow as the last. */
export const fontWidths = [1.2, 1, 0.82];

const files = [
  { address: latin, weight: 400, range: 'U+0-2FF, U+2000-2FFF' },
  { address: latinStrong, weight: 600, range: 'U+0-2FF, U+2000-2FFF' },
  { address: arabic, weight: 400, range: 'U+600-6FF' },
  { address: arabicStrong, weight: 600, range: 'U+600-6FF' },
];

/** Shows the rest of a test in a font whose letters have this width, at this size of the page's letters. */
export async function setFont(width: number, size: '100%' | '200%'): Promise<void> {
  const family = `Sample ${String(width)}`;
  const faces = files.map(
    ({ address, weight, range }) =>
      `@font-face { font-family: '${family}'; font-weight: ${String(weight)}; src: url('${address}'); unicode-range: ${range}; size-adjust: ${String(width * 100)}%; }`,
  );
  const style = document.createElement('style');
  style.textContent = faces.join('\n');
  document.head.append(style);
  const { style: root } = document.documentElement;
  root.setProperty('--gantry-font-family', `'${family}'`);
  root.fontSize = size;
  onTestFinished(() => {
    style.remove();
    root.removeProperty('--gantry-font-family');
    root.removeProperty('font-size');
  });
  const loaded = await Promise.all(
    [400, 600].map((weight) => document.fonts.load(`${String(weight)} 16px '${family}'`, 'a1ع١')),
  );
  if (loaded.flat().length !== files.length) throw new Error('The files of the font did not load.');
}
