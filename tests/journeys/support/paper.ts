import { execFileSync, spawnSync } from 'node:child_process';
import { PNG } from 'pngjs';

/** Why nothing can read a sheet of paper here; null if poppler is installed. */
export const missingForPaper =
  spawnSync('pdftotext', ['-v']).error === undefined
    ? null
    : 'there is no pdftotext (the package poppler-utils of Debian)';

/** The words on each sheet of paper. */
export function sheetsOf(pdf: Buffer): readonly string[] {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  return text.split('\f').slice(0, -1);
}

/** The share of the first sheet that is dark, from 0 to 1. */
export function darknessOf(pdf: Buffer): number {
  const picture = execFileSync('pdftoppm', ['-png', '-r', '36', '-l', '1', '-'], { input: pdf });
  const { data } = PNG.sync.read(picture);
  const greens = data.filter((_, index) => index % 4 === 1);
  return greens.filter((green) => green < 128).length / greens.length;
}
