/**
 * The names of all that the portal keeps in a browser. Other apps may share its origin, so it reads and removes nothing else.
 * docs/storage.md says of each name whose it is and when it ends.
 */

/** Begins every other key in both storages. */
const ownPrefix = 'gantry.';

// Both storages. The specification names them, and modules may read them.
export const programIdKey = 'program';
export const programNameKey = 'program_name';

// Local storage.
export const preferencesKey = 'gantry.preferences';
export const signOutStampsKey = 'gantry.sign_outs';
export const fontsKey = 'gantry.fonts';
/** What this browser registered for push, and for whom. */
export const registeredDeviceKey = 'gantry.push_device';
export const accessTokenPrefix = 'gantry.access_token.';
export const deviceIdKey = 'gantry.device_id';
export const keptAccessKey = 'gantry.kept_access';
export const keptHomeKey = 'gantry.kept_home';
/** Who may open the portal without a network. */
export const keptPersonKey = 'gantry.kept_person';
/** Replaces the saved person after the session, before the subject, until what was kept is deleted. Without a subject it is all. */
export const keptPersonEnded = 'ended';
export const keptConfigurationKey = 'gantry.kept_configuration';
const personalPrefix = 'gantry.personal/';
export const personalKey = (person: string, name: string): string =>
  `${personalPrefix}${encodeURIComponent(person)}/${name}`;
export const moduleStoragePrefix = 'gantry.module/';
export const moduleOverridesKey = 'gantry.module_overrides';
export const storageProbeKey = 'gantry.storage_probe';
export const serviceWaitsKey = 'gantry.waits';

// Session storage.
/** What oidc-client-ts stores: the user here, an unfinished sign-in in local storage. */
export const oidcPrefix = 'gantry.oidc.';
export const returnAddressKey = 'gantry.return_address';
export const signInAttemptsKey = 'gantry.sign_in_attempts';
export const signOutWantedKey = 'gantry.sign_out_wanted';
export const seenSignOutsKey = 'gantry.sign_outs_seen';
export const reloadedBuildsKey = 'gantry.reloaded_builds';
/** The id by which a tab finds its own drafts again. */
export const draftTabKey = 'gantry.draft_tab';

// Channels and locks of the tabs.
export const sessionChannelName = 'gantry.session';
export const renewalChannelName = 'gantry.renewals';
export const endedLock = 'gantry.ended';
export const renewalLockPrefix = 'gantry.renewal.';
/** The lock of the tab with the hub's connection, which the notification center names so. */
export const hubLockOf = (subject: string): string => `gantry.notifications:${subject}:leader`;
export const pushLock = 'gantry.push';
/** All tabs that open the clicked messages share it. It shows the worker that one is there, even if its answer takes long. */
export const pushTabLock = 'gantry.push.tab';
export const pushDeviceLock = 'gantry.push_device';

/** One tab of a person at a time sends settings to the service. */
export const settingsLock = 'gantry.settings';

/** The writes that wait, in a database of the browser. */
export const outboxDatabase = 'gantry.outbox';
export const outboxChannelName = 'gantry.outbox';
/** Each tab holds it, so that the last one is known. */
export const outboxTabLock = 'gantry.outbox.tab';
/** One tab at a time sends to a target. */
export const outboxLockPrefix = 'gantry.outbox/';
/** One tab alone sends an upload. */
export const uploadLockPrefix = 'gantry.upload/';
export const uploadsChannelName = 'gantry.uploads';

/** What people have begun and not sent: a database, and the channel of the tabs. */
export const draftsDatabase = 'gantry.drafts';
/** A tab with a draft holds its own, by its id. */
export const draftLockPrefix = 'gantry.draft_tab/';

/** The database of the uploads that go on after a reload. */
export const uploadsDatabase = 'gantry.uploads';

/** The cache of the built files, before the scope of its worker. */
export const keptFilesPrefix = 'gantry-files';

/** The database of the services’ answers that are kept for a time without a network. */
export const keptAnswersName = 'gantry-answers';
/** The cache of the page, before the scope of its worker. */
export const keptPagePrefix = 'gantry-page';
/** The cache of the scripts of modules and views, before the scope of its worker. */
export const keptScriptsPrefix = 'gantry-scripts';

const lasting: ReadonlySet<string> = new Set([preferencesKey, signOutStampsKey, fontsKey, keptConfigurationKey]);
const isOfSession = (key: string) =>
  key === programIdKey || key === programNameKey || (key.startsWith(ownPrefix) && !lasting.has(key));

/** Whether a key is of what a person has made; the person's id is its second part. The last good value is better than none. */
export const isPersonal = (key: string): boolean =>
  key.startsWith(personalPrefix) || key.startsWith(moduleStoragePrefix);

/** Whether the value of a key is of another person. It is JSON that has the subject of its own. This is code of each visit, so it reads no more. */
const isOfAnother = (storage: Storage, key: string, person: string) =>
  person !== '' && storage.getItem(key)?.includes(JSON.stringify(person)) === false;

/** Marks the saved person as ended. Another one, who has begun a session since, stays. Empty ends any person. */
export function markEnded(storage: Storage, person: string): void {
  if (!isOfAnother(storage, keptPersonKey, person)) storage.setItem(keptPersonKey, keptPersonEnded + person);
}

/**
 * Removes what ends with a session from a storage. What is of another person stays.
 *
 * @param person the subject who signs out; empty if nobody is known: then only what people have made stays
 */
export function clearTraces(storage: Storage, person: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const others = new Set([keptPersonKey, registeredDeviceKey].filter((key) => isOfAnother(storage, key, person)));
  for (const key of keys) {
    // The services know the registered device by its id.
    const named = key === deviceIdKey ? registeredDeviceKey : key;
    const isOwn = isPersonal(key) ? key.split('/')[1] === encodeURIComponent(person) : !others.has(named);
    if (isOwn && isOfSession(key)) storage.removeItem(key);
  }
}

/** The part of a storage that a session uses. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The part of a storage that belongs to a session. Nothing is written once the session is over: an answer that arrives after the sign-out
 * in another tab would leave what the sign-out has removed.
 */
export const storageOfSession = (storage: SessionStorage, isOver: () => boolean): SessionStorage => ({
  getItem: (key) => storage.getItem(key),
  removeItem: (key) => storage.removeItem(key),
  setItem: (key, text) => {
    if (!isOver()) storage.setItem(key, text);
  },
});
