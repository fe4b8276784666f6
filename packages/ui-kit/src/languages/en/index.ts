/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.
import { bytesIn } from '../bytesIn.ts';
import { formatsOf, type Formats } from '../formats.ts';
import { fileMessagesIn, imageMessages } from './files.ts';
import { formMessagesIn } from './forms.ts';
import { resultMessagesIn, tableMessages } from './results.ts';
import { requiredMessages } from './required.ts';

// A component imports only the groups that it uses (`useMessages`), so it brings no others into an app.

const englishFormats = /*#__PURE__*/ formatsOf('en');

/** Closing and dismissing. */
export const closeMessages = {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  removeItem: (name: string) => `Remove ${name}`,
};

/** Retrying after an error. */
export const retryMessages = {
  retry: 'Try again',
};

/** The reference of an error, which a person tells to support. */
export const referenceMessages = {
  reference: (code: string) => `Reference ${code}`,
};

/** Showing more of a text or a list. */
export const moreMessages = {
  less: 'less',
  loadMore: 'LOAD MORE ...',
  more: 'more',
  /** The name of a button that opens a menu of further actions. */
  moreActions: 'More actions',
};

/** The frame of a page: its bar and its navigation. */
export const frameMessages = {
  skipToContent: 'Skip to content',
  program: 'Program',
  collapseMenu: 'Collapse the menu',
  expandMenu: 'Expand the menu',
};

/** Links that open a new tab. */
export const linkMessages = {
  opensInNewTab: '(opens in a new tab)',
  openInNewTab: 'Open in new tab',
  /** Names the link that opens an entry of the menu in a new tab. */
  openItemInNewTab: (name: string) => `Open in new tab: ${name}`,
};

/** The search field. */
export const searchMessages = {
  search: 'Search',
  clearSearch: 'Clear search',
  noResults: 'No results',
};

/** The start and the end of loading. */
export const loadingMessages = {
  /** Announced when the last page of a list is loaded. */
  allLoaded: 'All loaded',
  loading: 'Loading',
};

/** States of work. */
export const stateMessages = {
  pending: 'In progress',
  completed: 'Completed',
  failed: 'Failed',
  unread: 'Unread',
};

/** The tone of a message, for screen readers, because others see only its colour and icon. */
export const toneMessages = {
  danger: 'Error',
  success: 'Success',
  warning: 'Warning',
  information: 'Information',
};

const progressMessagesIn = ({ percent }: Formats) => ({
  progressValue: (share: number) => percent(share),
});

/** The percentage of a progress. */
export const progressMessages = /*#__PURE__*/ progressMessagesIn(englishFormats);

const countMessagesIn = ({ number, plural }: Formats) => ({
  /** A name of several parts, such as a label and its count. */
  joinedNames: (names: readonly string[]) => names.join(', '),
  notificationsCount: (count: number) => plural(count, { one: '# notification', other: '# notifications' }),
  unreadCount: (count: number) => plural(count, { one: '# unread', other: '# unread' }),
  /** The text of a count above the maximum of its badge: 99+. */
  countAbove: (limit: number) => `${number(limit)}+`,
});

/** Counts of notifications, and a count above the maximum of its badge. */
export const countMessages = /*#__PURE__*/ countMessagesIn(englishFormats);

/**
 * Returns all messages of the kit in English.
 * @param locale decides how numbers are written.
 */
export function messages(locale = 'en') {
  const formats = formatsOf(locale);
  return {
    ...closeMessages,
    ...retryMessages,
    ...referenceMessages,
    ...moreMessages,
    ...frameMessages,
    ...linkMessages,
    ...searchMessages,
    ...loadingMessages,
    ...stateMessages,
    ...toneMessages,
    ...progressMessagesIn(formats),
    ...countMessagesIn(formats),
    ...fileMessagesIn(bytesIn(locale)),
    ...imageMessages,
    ...formMessagesIn(formats),
    ...resultMessagesIn(formats),
    ...tableMessages,
    ...requiredMessages,
  };
}

/** All messages of the kit. A message with a value is a function. */
export type KitMessages = ReturnType<typeof messages>;
