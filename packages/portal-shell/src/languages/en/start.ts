import { formatsOf } from '@gantry/ui-kit/languages';
import { troubleMessages } from './trouble.ts';

const { plural } = formatsOf('en-US');

/** The messages that the first screens use. Those quoted in docs/readings.md stay word for word. */
export const startMessages = {
  productName: 'Gantry',
  documentTitle: (screen: string) => `${screen} · Gantry`,

  frame: {
    topBar: 'Top bar',
    palette: 'Search everything',
    fullScreen: 'Full screen',
    fullScreenRefused: 'The browser did not allow full screen.',
    exitFullScreen: 'Exit full screen',
    notifications: 'Notifications',
    unreadNotifications: (count: number) =>
      plural(count, { one: '# unread notification', other: '# unread notifications' }),
    changesToSend: (count: number) => plural(count, { one: '# change to send', other: '# changes to send' }),
    help: 'Help',
    account: 'Account',
    loadingPage: 'Loading the page',
  },

  navigation: {
    label: 'Main menu',
    home: 'Home',
    applications: 'Applications',
    filter: 'Filter applications',
    loadError: 'An error occurred loading the menu, please try again.',
  },

  programs: {
    title: 'Programs',
    chooseToContinue: 'Please select a program to continue',
    select: 'Select a program',
    selected: (name: string) => `Program: ${name}`,
    search: 'Search programs',
    current: 'Selected program',
    count: (count: number) => plural(count, { one: '# program', other: '# programs' }),
    noMatch: (text: string) => `No program matches “${text}”.`,
    noPermission: 'You do not have access to any program yet. Contact Support to request it.',
    contactSupport: 'Contact Support',
    loss: {
      withdrawn: 'You no longer have access to the program you last worked in. Please select another one.',
      notPermitted:
        'You do not have access to the program that was selected in this browser. Please select another one.',
    },
    noAccess: (name: string) => `You do not have access to the program “${name}”.`,
    notChecked: 'Your programs could not be loaded, please try again',
  },

  programFilter: {
    open: 'Filter by program',
    openWithCount: (count: number) => plural(count, { one: 'Filtered by # program', other: 'Filtered by # programs' }),
    title: 'Programs',
    filter: 'Filter',
    clear: 'Clear',
  },

  search: {
    label: 'Search purchase orders',
    placeholder: 'PO Number',
    empty: 'Please, type something to search',
    noResults: 'No results',
    failed: 'An error occurred, please try again',
    result: (programName: string) => `PO in ${programName}`,
  },

  home: {
    title: 'Home',
    greeting: (name: string) => `Hi ${name}, Welcome!`,
    groups: 'Application groups',
    /** Between the names of the applications of a group. */
    separator: ', ',
    modulesOf: (group: string) => `Applications in ${group}`,
    activity: 'My Activity',
    refresh: 'Refresh',
    notificationCenter: 'Notification Center',
    noGroups: 'There are no applications for you in this program.',
    favourites: 'Favourites',
    noFavourites: 'Pin the applications that you use most. The pin is on each tile and in the menu.',
    arrange: 'Arrange',
    arranged: 'Done',
    recent: 'Recently opened',
    noRecent: 'What you open appears here.',
  },

  apps: {
    title: 'Apps',
    greeting: (name: string) => `Hi ${name}, these are all the apps available for you!`,
    find: 'Find an app',
    found: (count: number) => plural(count, { one: '# app', other: '# apps' }),
    noMatch: (text: string) => `No app matches “${text}”.`,
    empty: 'There are no apps for you in this program.',
    openApps: 'See all apps',
  },

  dashboards: {
    title: 'Dashboards',
    select: 'Please select a Dashboard',
    none: 'Seems like you do not have any dashboard for this program, try switching to another one.',
    switchProgram: 'Switch program',
    dashboard: 'Dashboard',
    report: 'Report',
    all: 'All dashboards',
  },

  notifications: {
    title: 'Notification Center',
    importResults: 'Import results',
  },

  account: {
    title: 'Account',
    uploadFailed: 'Image Upload Failed',
    deleteFailed: 'Image Delete Failed',
    changePassword: 'Change My Password',
    preferences: 'Preferences',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    language: 'Language',
    density: 'Density',
    densities: { comfortable: 'Comfortable', compact: 'Compact' },
    direction: 'Text direction',
    directions: { ltr: 'Left to right', rtl: 'Right to left' },
    timeZone: 'Time zone',
    timeZoneHint: 'Where the device or the program has another time, both are shown.',
    zoneOfDevice: (zone: string) => `This device (${zone})`,
    zoneOfProgram: (zone: string) => `The program (${zone})`,
    allowPush: 'Allow browser notifications',
    logout: 'Logout',
    version: (label: string, environment: string) => `Version ${label}, ${environment}`,
  },

  shortcuts: { title: 'Keyboard shortcuts' },

  help: {
    title: 'Help',
    knowledgeBase: 'Browse Knowledge Base',
    contactSupport: 'Contact Support',
    statusPage: 'View Status Page',
    releaseNotes: 'Review Release Notes',
    news: 'What is new',
    hasNews: 'something is new',
    tabStatus: 'Status of this tab',
  },

  /** A name of several parts, such as a label and its count. */
  joinedNames: (names: readonly string[]) => names.join(', '),

  modules: {
    loading: (name: string) => `Loading ${name}`,
    loadError: 'An error occurred loading the module, please refresh the page.',
    frameDamage: (name: string) => `${name} changed parts of the page that belong to the portal, so it was closed.`,
    leaveTitle: 'Leave this page?',
    leave: 'Leave',
    stay: 'Stay',
  },

  ...troubleMessages,

  logout: {
    title: 'Logout',
    inProgress: 'Logging out, please wait...',
  },
};

export type StartMessages = typeof startMessages;
