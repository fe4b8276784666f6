/** What the page tells about the tab, in the order in which it is shown. */
export const statusFacts = [
  'version',
  'build',
  'newBuild',
  'environment',
  'session',
  'hub',
  'waitingWrites',
  'online',
  'storage',
  'storageUsed',
  'policyReports',
  'language',
  'window',
  'browser',
] as const;

export type StatusFact = (typeof statusFacts)[number];
