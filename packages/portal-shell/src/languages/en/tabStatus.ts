/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.
import { formatsIn } from '../formatsIn.ts';

const { plural } = formatsIn('en');

/** The messages of the page about this tab. */
export const tabStatusMessages = {
  /** The messages of the page about this tab. */
  tabStatus: {
    title: 'Status of this tab',
    introduction: 'Copy this for support. It contains no token, no name and no content, only what the portal knows about itself.',
    now: 'Now',
    copy: 'Copy for support',
    copied: 'The status was copied.',
    copyFailed: 'The browser did not allow copying. Select the text of the page instead.',
    facts: {
      version: 'Version',
      build: 'Build',
      newBuild: 'Build on the server, if it is another',
      environment: 'Environment',
      session: 'Session',
      hub: 'Live notifications',
      waitingWrites: 'Changes that wait for the network',
      serviceWaits: 'Services that asked for no calls, and until when',
      online: 'Network, as the browser says',
      storage: 'Storage of the browser',
      storageUsed: 'Storage in use',
      keptOffline: 'Kept for a time without a network',
      policyReports: 'Refusals of the security policy',
      language: 'Language',
      window: 'Window',
      browser: 'Browser',
    },
    /** What is kept for a time without a network. The size is formatted, such as 3.2 MB; the time is such as 2026-11-22T07:02:00Z. */
    kept: (count: number, size: string, since: string) => `${plural(count, { one: '# answer', other: '# answers' })}, ${size}, since ${since}`,
    keepAhead: {
      title: 'Without a network',
      introduction: (names: string) => `Your favourites can be loaded now, so that they open where there is no network: ${names}.`,
      none: 'Your favourites could be loaded here, so that they open where there is no network. You have none in this program yet.',
      keep: 'Keep these for offline',
      running: 'Loading your favourites',
      spared: 'Nothing was loaded: the connection is lost or slow, or it saves data. Try again on a good one.',
      done: 'Your favourites are kept.',
      failed: (count: number) => plural(count, { one: '# part could not be loaded. Try again.', other: '# parts could not be loaded. Try again.' }),
      mayGo: 'The browser may delete what is kept if it needs the room.',
    },
    events: 'What happened in this tab',
    noEvents: 'Nothing failed since the page was loaded.',
  },
};
