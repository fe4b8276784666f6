import type { ConfigurationExpectation } from '../../config/configuration.ts';

const expectations: Readonly<Record<Exclude<ConfigurationExpectation, 'knownKey'>, string>> = {
  text: 'a text that is not empty',
  boolean: 'true or false',
  wholeNumber: 'a whole number',
  object: 'an object',
  list: 'a list',
  webAddress: 'an address that starts with https:// or http://',
  link: 'an address that starts with https://, http:// or mailto:',
  color: 'a colour such as #1f6feb or oklch(0.6 0.12 250)',
  dateTime: 'a date and time such as 2024-10-25T17:00:00-05:00',
  folder: 'a folder such as /Scripts',
  integrity: 'a hash such as sha384-…, in base64',
  activityColumn: 'todo, requests or announcements',
  pushSettings: 'the push settings, because PUSH_NOTIFICATIONS is true',
  afterFrom: 'a moment after maintenance.from',
};

/** What the pages before the application say, in English. */
export const english = {
  configuration: {
    title: 'The portal cannot start',
    invalid: 'Its configuration has keys that are wrong. Whoever installed the portal can correct them in config.json.',
    malformed: (reason: string) => `Its configuration is not valid JSON: ${reason}`,
    unreachable: (status: number | null) =>
      status === null
        ? 'Its configuration could not be fetched. Check the connection, then try again.'
        : `Its configuration could not be fetched: the server answered ${status}.`,
    root: 'the whole file',
    missing: (expected: string) => `Missing: ${expected}.`,
    wrong: (expected: string) => `Wrong: it must be ${expected}.`,
    unknown: 'Unknown: this version has no such key. It may be misspelt.',
    expectations,
  },
  signIn: {
    unreachableTitle: 'Sign-in cannot be reached',
    unreachable: 'The identity provider does not answer. Check the connection, then try again.',
    failedTitle: 'Sign-in did not succeed',
    failed:
      'The identity provider refused or the sign-in took too long. Try again; contact support if it happens once more.',
  },
  application: {
    title: 'The portal could not be loaded',
    description: 'Part of it did not arrive. Check the connection, then reload the page.',
  },
  loggingOut: 'Logging out, please wait...',
  tryAgain: 'Try again',
  reload: 'Reload the page',
};

/** The texts of the pages before the application. */
export type EntryMessages = typeof english;
