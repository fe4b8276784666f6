import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';

/** The words on a sheet of paper, as poppler's `pdftotext` extracts them. */
export const textOf = (pdf: Buffer): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });

/** Prints a page as the browser's own command does: on A4, with the events that lists listen to. */
export const print = (page: Page): Promise<Buffer> => page.pdf({ format: 'A4', printBackground: true });
