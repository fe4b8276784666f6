/** The texts of what is new by language. */
export const newsMessages = {
  en: { version: (version: string) => `Version ${version}` },
  ar: { version: (version: string) => `الإصدار \u2068${version}\u2069` },
} as const;
