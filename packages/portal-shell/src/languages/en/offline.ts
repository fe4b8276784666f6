/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** The messages about a time without a network. */
export const offlineMessages = {
  /** The messages about a time without a network. */
  offline: {
    lost: 'The portal has no connection.',
    slow: 'The services take long to answer.',
    shownFrom: (time: string) => `You see what was there as of ${time}.`,
    asOf: (time: string) => `As of ${time}`,
    needsSignIn: 'Whatever is sent needs a sign-in once the connection is back.',
    tryNow: 'Try now',
    trying: 'Trying …',
  },
};
