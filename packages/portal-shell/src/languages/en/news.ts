/** The messages of what is new. */
export const newsMessages = {
  news: { version: (version: string) => `Version ${version}` },
};
