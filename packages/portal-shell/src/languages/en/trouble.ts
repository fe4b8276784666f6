/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** The messages of what is not as usual. */
export const troubleMessages = {
  errors: {
    goHome: 'Go to Home',
    notFound: {
      title: 'Page not found',
      description: 'Sorry, the page you were looking for does not exist',
      remedy: 'Check the address. If a link led here, tell Contact Support which one.',
    },
    server: {
      title: 'Internal server error',
      description: 'The operation you tried did not succeed',
      remedy: 'Go back and try once more. If it fails again, report it with the reference below.',
      report: 'Report this error',
    },
    sessionExpired: {
      title: 'Session Expired',
      description: 'Your session has expired. Please login again.',
      login: 'Go to Login page',
    },
    unauthorized: {
      title: 'Unauthorized',
      description: 'Access to this resource is denied',
      remedy: 'Your account has no permission for it. If you need it, ask Contact Support, and give the reference below.',
    },
    notAuthorized: {
      title: 'Not Authorized!',
      reason: (module: string) => `Your permissions do not include ${module}.`,
      reasonInProgram: (module: string, program: string) => `Your permissions do not include ${module} in ${program}.`,
      reasonUnknown: 'Your permissions do not include what you opened.',
      remedy: 'If you need it, ask Contact Support for access, and say which application and program.',
    },
    maintenance: {
      title: 'Under Maintenance',
      description: `We'll be back shortly`,
      remedy: 'Nothing is lost. The status page says how far the work is.',
      window: (from: string, until: string) => `From ${from} until ${until}`,
      ownWindow: (from: string, until: string) => `By your clock from ${from} until ${until}`,
      standing: 'From Friday 25 Oct 5 PM CT until Monday 28 Oct 6 AM CT',
    },
    needsNetwork: 'This needs the network.',
    permissions: 'An error occurred, please try again.',
    unexpected: 'An unexpected error occurred, please try refreshing the page.',
    rendering: 'Sorry, something went wrong.',
    renderingDetail: 'Try again, or reload the page if it happens once more. If it stays, give Contact Support the reference below.',
    partMissing: 'The server did not send this part of the portal. Reload the page; contact support if it happens once more.',
    partUnreachable: 'The server does not answer. Check the connection, then reload the page.',
    tryAgain: 'Try again',
    reload: 'Reload the page',
    somethingWrong: 'Something went wrong',
  },
  session: {
    ending: (time: string) => `Your session cannot be renewed and ends at ${time}. Sign in again to keep working; this page stays as it is.`,
    unreachable: 'The sign-in service does not answer, so your sign-in could not be renewed. The portal tries again; you can also sign in again yourself.',
    ended: 'Your session has ended. This page stays as it is: sign in again to go on.',
    signInAgain: 'Sign in again',
    leaveToSignIn: 'Leave this page to sign in',
    failures: {
      otherPerson: 'Somebody else signed in. This page can be continued only by the person who opened it.',
      blocked: 'The browser did not open the sign-in window.',
      failed: 'Signing in again did not succeed.',
    },
  },
  storage: {
    full: 'The storage of this browser is full. Settings and your sign-in last only until you close this page.',
    blocked: 'This browser stores nothing for the portal. Settings and your sign-in last only until you close this page.',
  },
  deployment: {
    newVersion: 'A new version of the portal is available.',
    /** A sign-on proxy in front of the portal answers in its place. */
    signedOut: 'The sign-in of this site has ended, so nothing can be loaded. Sign in again to go on.',
    signInAgain: 'Sign in again',
    reload: 'Reload',
  },
};
