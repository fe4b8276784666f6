import type { Plugin } from 'vite';
import { writeLanguages } from '../../../scripts/languages/compiledLanguages.ts';

/** Compiles the messages, and compiles them again when one of their JSON files changes, so that a page in development shows its new text. */
export const languages = (): Plugin => ({
  name: 'gantry-languages',
  buildStart: () => void writeLanguages(),
  watchChange: (file) => {
    if (/\/src\/languages\/[^/]+\.json$/.test(file)) writeLanguages();
  },
});
