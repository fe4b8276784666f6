/**
 * The four combinations of theme and language that are compared as pictures. Their names are part of the picture names,
 * and their globals are those of the toolbar.
 */
export const modes = {
  'light-ltr': { theme: 'light', language: 'english' },
  'dark-ltr': { theme: 'dark', language: 'english' },
  'light-rtl': { theme: 'light', language: 'arabic' },
  'dark-rtl': { theme: 'dark', language: 'arabic' },
} as const;
