import { formatsOf } from './formats.ts';

/**
 * The kit's texts in English. A new text is added here; the type follows, and the other languages do not compile until
 * they have it.
 * @param locale decides how numbers are written.
 */
export function english(locale = 'en') {
  const { number, percent, plural } = formatsOf(locale);
  return {
    // Actions
    back: 'Back',
    cancel: 'Cancel',
    clear: 'Clear',
    close: 'Close',
    confirm: 'Confirm',
    dismiss: 'Dismiss',
    less: 'less',
    loadMore: 'LOAD MORE ...',
    more: 'more',
    /** The name of a button that opens a menu of further actions. */
    moreActions: 'More actions',
    refresh: 'Refresh',
    removeItem: (name: string) => `Remove ${name}`,
    retry: 'Try again',
    /** The name of a button that opens the page's own menu. */
    menu: 'Menu',
    skipToContent: 'Skip to content',

    // The frame
    program: 'Program',
    fullScreen: 'Full screen',
    exitFullScreen: 'Exit full screen',
    collapseMenu: 'Collapse the menu',
    expandMenu: 'Expand the menu',
    openInNewTab: 'Open in new tab',
    /** Names the link that opens an entry of the menu in a new tab. */
    openItemInNewTab: (name: string) => `Open in new tab: ${name}`,

    // Searching
    search: 'Search',
    clearSearch: 'Clear search',
    noResults: 'No results',
    resultsCount: (count: number) => plural(count, { one: '# result', other: '# results' }),

    // What is going on
    /** The end of a list was reached. */
    allLoaded: 'All loaded',
    loading: 'Loading',
    pending: 'In progress',
    progress: 'Progress',
    progressValue: (share: number) => percent(share),
    completed: 'Completed',
    failed: 'Failed',

    // Kinds of message, said before the message where only colour and icon would tell
    danger: 'Error',
    success: 'Success',
    warning: 'Warning',
    information: 'Information',

    // Counts
    notifications: 'Notifications',
    notificationsCount: (count: number) => plural(count, { one: '# notification', other: '# notifications' }),
    unreadCount: (count: number) => plural(count, { one: '# unread', other: '# unread' }),
    selectedCount: (count: number) => plural(count, { one: '# selected', other: '# selected' }),
    /** A number too large for its badge: 99+. */
    countAbove: (limit: number) => `${number(limit)}+`,
    unread: 'Unread',

    // Links
    opensInNewTab: '(opens in a new tab)',

    // Uploading
    upload: 'Upload',
    chooseFile: 'Choose file',
    dropFileHere: 'Drop a file here',
    fileTypes: (types: string) => `Accepted: ${types}`,
    fileTypeRefused: (name: string) => `${name} is not of an accepted type.`,

    // Pictures of people
    editImage: 'Edit Image',
    deleteImage: 'Delete Image',
    imageTypes: 'PNG or JPEG',
    imageRefused: (name: string) => `${name} is neither PNG nor JPEG. Choose another file.`,
    imageUploading: 'Uploading image',
    imageFailed: 'The image could not be changed. Try again.',

    // Tables
    filterRows: 'Filter rows',
    noRows: 'Nothing to show.',
    noMatchingRows: 'No row matches the filter.',
    rowsCount: (count: number) => plural(count, { one: '# row', other: '# rows' }),

    // Trails and pages
    breadcrumbs: 'Breadcrumbs',
    currentPage: 'Current page',
  };
}

/** The kit's texts, or functions that make them. */
export type KitMessages = ReturnType<typeof english>;
