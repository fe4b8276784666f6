import { formatsOf, type Formats } from './formats.ts';

// The kit's texts in English, in groups: a component names those that it uses (`useTexts`), so that imported alone it
// brings no others. A new text is added here; the type follows, and the other languages do not compile until they have it.

/** Making something go. */
export const closeTexts = {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  removeItem: (name: string) => `Remove ${name}`,
};

/** Trying again. */
export const retryTexts = {
  retry: 'Try again',
};

/** Seeing more. */
export const moreTexts = {
  less: 'less',
  loadMore: 'LOAD MORE ...',
  more: 'more',
  /** The name of a button that opens a menu of further actions. */
  moreActions: 'More actions',
};

/** The frame of a page. */
export const frameTexts = {
  skipToContent: 'Skip to content',
  program: 'Program',
  fullScreen: 'Full screen',
  exitFullScreen: 'Exit full screen',
  collapseMenu: 'Collapse the menu',
  expandMenu: 'Expand the menu',
};

/** Where a link opens. */
export const linkTexts = {
  opensInNewTab: '(opens in a new tab)',
  openInNewTab: 'Open in new tab',
  /** Names the link that opens an entry of the menu in a new tab. */
  openItemInNewTab: (name: string) => `Open in new tab: ${name}`,
};

/** Searching. */
export const searchTexts = {
  search: 'Search',
  clearSearch: 'Clear search',
  noResults: 'No results',
};

/** Loading. */
export const loadingTexts = {
  /** The end of a list was reached. */
  allLoaded: 'All loaded',
  loading: 'Loading',
};

/** What is going on. */
export const stateTexts = {
  pending: 'In progress',
  completed: 'Completed',
  failed: 'Failed',
  unread: 'Unread',
};

/** Kinds of message, said before the message where only colour and icon would tell. */
export const toneTexts = {
  danger: 'Error',
  success: 'Success',
  warning: 'Warning',
  information: 'Information',
};

/** Pictures of people. */
export const imageTexts = {
  editImage: 'Edit Image',
  deleteImage: 'Delete Image',
  imageTypes: 'PNG or JPEG',
  imageRefused: (name: string) => `${name} is neither PNG nor JPEG. Choose another file.`,
  imageUploading: 'Uploading image',
  imageUploaded: 'Image uploaded',
  imageDeleted: 'Image deleted',
  imageFailed: 'The image could not be changed. Try again.',
};

/** Tables. */
export const tableTexts = {
  noRows: 'Nothing to show.',
  noMatchingRows: 'No row matches the filter.',
};

const progressTextsIn = ({ percent }: Formats) => ({
  progressValue: (share: number) => percent(share),
});

const resultTextsIn = ({ plural }: Formats) => ({
  resultsCount: (count: number) => plural(count, { one: '# result', other: '# results' }),
});

const countTextsIn = ({ number, plural }: Formats) => ({
  notificationsCount: (count: number) => plural(count, { one: '# notification', other: '# notifications' }),
  unreadCount: (count: number) => plural(count, { one: '# unread', other: '# unread' }),
  /** A number too large for its badge: 99+. */
  countAbove: (limit: number) => `${number(limit)}+`,
});

const englishFormats = /*#__PURE__*/ formatsOf('en');

/** How far. */
export const progressTexts = /*#__PURE__*/ progressTextsIn(englishFormats);

/** How much was found. */
export const resultTexts = /*#__PURE__*/ resultTextsIn(englishFormats);

/** How many. */
export const countTexts = /*#__PURE__*/ countTextsIn(englishFormats);

/**
 * All of the kit's texts in English.
 * @param locale decides how numbers are written.
 */
export function english(locale = 'en') {
  const formats = formatsOf(locale);
  return {
    ...closeTexts,
    ...retryTexts,
    ...moreTexts,
    ...frameTexts,
    ...linkTexts,
    ...searchTexts,
    ...loadingTexts,
    ...stateTexts,
    ...toneTexts,
    ...imageTexts,
    ...tableTexts,
    ...progressTextsIn(formats),
    ...resultTextsIn(formats),
    ...countTextsIn(formats),
  };
}

/** The kit's texts, or functions that make them. */
export type KitMessages = ReturnType<typeof english>;
