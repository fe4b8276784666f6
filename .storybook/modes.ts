/** The four ways in which everything must look right, named as its pictures are. The globals are those of the toolbar. */
export const modes = {
  'light-ltr': { theme: 'light', language: 'english' },
  'dark-ltr': { theme: 'dark', language: 'english' },
  'light-rtl': { theme: 'light', language: 'arabic' },
  'dark-rtl': { theme: 'dark', language: 'arabic' },
} as const;
