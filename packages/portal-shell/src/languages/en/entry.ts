/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** The messages of the pages before the application. */
export const entryMessages = {
  configuration: {
    title: 'The portal cannot start',
    invalid: 'Its configuration has keys that are wrong. Whoever installed the portal can correct them in config.json.',
    malformed: (reason: string) => `Its configuration is not valid JSON: ${reason}`,
    unreachable: 'Its configuration could not be fetched. Check the connection, then try again.',
    refused: (status: string) => `Its configuration could not be fetched: the server answered ${status}.`,
  },
  signIn: {
    title: 'Sign-in did not succeed',
    unreachableTitle: 'Sign-in cannot be reached',
    troubles: {
      unreachable: 'The identity provider does not answer, or asks for a later try. Check the connection, then try again.',
      policy: (address: string) => `The portal's security policy does not allow ${address}. Whoever installed the portal can name it in identity.origins.`,
      refused: (code: string) => `The identity provider refused the request (${code}). Try again; contact support if it happens once more.`,
      metadata: (property: string) => `The identity provider does not say what its ${property} is. Whoever installed the portal can name it in identity.metadata.`,
      idToken: (claim: string) => `The identity provider's answer was not accepted, because its ${claim} is not the one expected. Contact support.`,
      missingClaim: (claim: string) => `The identity provider did not send the claim ${claim}, which the portal needs. Contact support.`,
      clock: `The clocks of the identity provider and of the portal's server differ too much. Contact support.`,
      storage: 'This browser stores nothing for the portal. Sign in in a window, or allow storage for this site.',
      windowBlocked: 'The browser did not open the sign-in window. Allow windows of this site, then sign in in a window again.',
      ended: 'The sign-in was no longer valid when it arrived. Try again.',
      tooManyAttempts: 'Sign-in began several times without success. Try again; contact support if it happens once more.',
    },
    inWindow: 'Sign in in a window',
  },
  signOut: {
    title: 'Signed out of this browser only',
    unreachable: 'The identity provider did not answer, so your session there may still be open.',
    question: 'Do you want to sign out?',
    questionDetail: 'A link asked the portal to sign you out. Unsaved work in other tabs may be lost.',
    waiting: 'These changes are not sent yet. They are deleted when you sign out:',
    signOut: 'Sign out',
    stay: 'Stay signed in',
    hereTitle: 'You are signed out of the portal',
    here: 'The identity provider offers no sign-out, so your session there may still be open. Close the browser if others use it.',
    signIn: 'Sign in',
  },
  application: {
    title: 'The portal could not be loaded',
    unreachable: 'The server does not answer. Check the connection, then reload the page.',
    missing: 'The server did not send a part of it. Reload the page; contact support if it happens once more.',
    failed: 'An error stopped it. Reload the page; contact support if it happens once more.',
  },
  /** A sign-on proxy in front of the portal answers in its place. */
  proxySignIn: 'The sign-in of this site has ended.',
  signInAgain: 'Sign in again',
  loggingOut: 'Logging out, please wait...',
  reload: 'Reload the page',
  tryAgain: 'Try again',
};

export type EntryMessages = typeof entryMessages;
