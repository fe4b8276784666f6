/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** What is wrong with a key of the configuration, and what its value must be. */
export const expectationMessages = {
  /** What is wrong with a key. */
  problem: {
    root: 'the whole file',
    missing: (expected: string) => `Missing: ${expected}.`,
    wrong: (expected: string) => `Wrong: it must be ${expected}.`,
    unknown: 'Unknown: this version has no such key. It may be misspelt.',
    unknownBut: (key: string) => `Unknown: this version has no such key. It has ${key}.`,
  },
  text: 'a text that is not empty',
  boolean: 'true or false',
  wholeNumber: 'a whole number',
  percent: 'a whole number from 0 to 100',
  serviceName: 'application, userAccess, monolith, notification, base or storage',
  object: 'an object',
  list: 'a list',
  webAddress: 'an address that starts with https:// or http://',
  link: 'an address that starts with https://, http:// or mailto:',
  color: 'a colour such as #1f6feb or oklch(0.6 0.12 250)',
  dateTime: 'a date and time such as 2024-10-25T17:00:00-05:00',
  timeZone: 'a time zone such as America/Chicago',
  folder: 'a folder such as /Scripts',
  locale: 'a locale such as de-DE',
  direction: 'ltr or rtl',
  languageFile: 'the path of a JSON file of the portal, such as /languages/de.json',
  integrity: 'a hash such as sha384-…, in base64',
  activityColumn: 'todo, requests or announcements',
  renewal: 'frame or window',
  modulePath: 'a path of letters, digits and - . _ ~, such as sites/planned',
  freePath: 'a path that no other module has, and that is not above or below that of another',
  pushSettings: 'the push settings, because PUSH_NOTIFICATIONS is true',
  afterFrom: 'a moment after maintenance.from',
  moduleRoute: 'a path under /apps without its slashes at both ends, such as crewBoard or crews/board',
  moduleCode: 'a code of the portal such as WO, or the whole number that the services use as the id of the module',
  moduleHost: 'subApplication or view',
  moduleGroup: 'a group of tiles such as planning, fieldWork or workflow',
  inputName: 'the name of an input such as jobSid',
  noEntry: 'left out, because a service answers with the HTML of a view; viewAddress says where',
  viewAddress: 'a path of the monolith such as /Views/workOrder, or an address below a service; its parts in braces are route, moduleId and path',
  noView: 'left out, because the module is no view',
  fromTable: 'left out, because the portal has this sub-application in its table; catalog changes its id, name or path',
  extensionSlot: 'tileBadges or search',
};

export type ExpectationMessages = typeof expectationMessages;
