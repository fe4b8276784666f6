import { createWritable } from '@gantry/base/observable';
import { announce } from '@gantry/ui-kit';
import { createFeed } from '../core/feed/createFeed.ts';
import { countedTypes, isOnFor, isQuiet } from '../core/rules/channels.ts';
import { createBrowserEnvironment } from '@gantry/base/environment';
import { connectArrivals } from './center/connectArrivals.ts';
import { connectCatchUp } from './center/connectCatchUp.ts';
import { connectCompletionToasts } from './center/connectCompletionToasts.ts';
import { connectSound } from './center/connectSound.ts';
import { connectTitleCount } from './center/connectTitleCount.ts';
import { createAnnouncer } from './center/createAnnouncer.ts';
import { createConnection } from './center/createConnection.ts';
import { createConnectionTrouble } from './center/createConnectionTrouble.ts';
import { createEvents } from './center/createEvents.ts';
import { createImportResults } from './center/createImportResults.ts';
import { createIntake } from './center/createIntake.ts';
import { createJobActions } from './center/createJobActions.ts';
import { createLifetime } from './center/createLifetime.ts';
import { createLists } from './center/createLists.ts';
import { createListShortcuts } from './center/createListShortcuts.ts';
import { createNavigation } from './center/createNavigation.ts';
import { createNotices } from './center/createNotices.ts';
import { createMemoryQueue } from './center/createMemoryQueue.ts';
import { createReadState } from './center/createReadState.ts';
import { createServices } from './center/createServices.ts';
import { createTexts } from './center/createTexts.ts';
import { browserStorage, createToastMemory } from './center/createToastMemory.ts';
import { createUndo } from './center/createUndo.ts';
import { createUnreadCount } from './center/createUnreadCount.ts';
import type { NotificationCenter } from './NotificationCenter.ts';
import type { NotificationCenterOptions } from './NotificationCenterOptions.ts';

/**
 * Creates the notification center of one signed-in user. Before `start`, which `NotificationCenterProvider` calls, nothing is fetched or
 * connected, and neither the clock nor the storage is read: a server may render it.
 *
 * The center is a pipeline. Each part knows only the parts above it; what happens later reaches it as an event. An item takes one
 * way: connection → `hubItems` → arrivals → intake (parse, merge) → `merged` → count, marks, catch-up and toasts.
 */
export function createNotificationCenter(options: NotificationCenterOptions): NotificationCenter {
  const { callbacks, userId, storage = browserStorage, settings = null } = options;
  const {
    hasPush = false,
    hasSettingsService = true,
    hasDateGroups = false,
    hasShortcuts,
    hasUndo,
    initial: { now: serverNow } = {},
  } = options;
  const name = `gantry.notifications:${userId}`;
  const scopeOf = (programId: string | null) => JSON.stringify([userId, programId]);

  const lifetime = createLifetime(options.environment ?? createBrowserEnvironment());
  const events = createEvents();
  const reaches: NotificationCenter['reaches'] = (channel, item) => {
    const { channels, quietHours } = settings?.get() ?? { channels: {}, quietHours: null };
    const isBadge = channel === 'badge';
    if (!hasSettingsService) return isBadge || isOnFor(channels, channel, item);
    return isOnFor(channels, channel, item) && (isBadge || !isQuiet(quietHours, lifetime.environment.now()));
  };
  const typesCounted = () => countedTypes((hasSettingsService && settings?.get().channels) || {});
  const texts = createTexts(options);
  const notices = createNotices({ options, lifetime, texts });
  const { client, jobs } = createServices(options, lifetime, typesCounted);
  const feed = createFeed({ requestFrame: lifetime.environment.requestFrame, now: lifetime.sinceStart });
  const intake = createIntake({ options, feed, events });
  const base = { options, lifetime, events, texts, notices, client, jobs, feed, intake, reaches, typesCounted };

  const connection = createConnection(base, name);
  connectArrivals(base);
  const unread = createUnreadCount(base);
  const catchUp = connectCatchUp({ ...base, unread }, scopeOf(options.programId ?? null));
  const live = { ...base, connection, unread, catchUp };

  const memory = createMemoryQueue(lifetime);
  // Without toasts nobody could press Undo.
  const offerUndo = hasUndo && callbacks.toast ? createUndo(base) : null;
  const readState = createReadState({ ...live, memory, offerUndo });
  const jobActions = createJobActions(live);
  const { setProgramId, openDialog, ...places } = createNavigation({ ...live, readState, jobActions });
  const importResults = createImportResults(base);

  connectCompletionToasts(live, createToastMemory(storage, `${name}:toasts`), { ...jobActions, openDialog });

  // Last, as the pages that the app has already are merged at once.
  const lists = createLists(live);

  if (settings !== null) {
    connectSound(live);
    connectTitleCount(live, settings);
  }

  return {
    hasDateGroups,
    shortcuts: hasShortcuts ? createListShortcuts(feed, readState) : null,
    settings,
    reaches,
    programs: options.programs ?? (() => []),
    hasPush,
    hasSettingsService,
    start: lifetime.start,
    stop: lifetime.stop,
    feed: options.extendFeed?.(feed, events) ?? feed,
    unreadCount: unread.value,
    connection: connection.state,
    waitingWrites: memory.count,
    ...texts,
    list: lists.get,
    readState,
    jobActions,
    ...places,
    openDialog,
    importResults,
    screens: {
      serverNow: serverNow === undefined ? undefined : new Date(serverNow),
      announcer: createAnnouncer(lifetime, (text, locale) => announce(text, { locale }), texts.locale.get),
      connectionTrouble: createConnectionTrouble(connection.state, events, lifetime),
      partFailed: (error) => notices.fail('part', error),
      showFailed: (error, id) => notices.log('A part of the notifications could not be shown.', error, id),
      dialogHosts: createWritable<readonly symbol[]>([]),
    },
    async refresh() {
      // A failure of the catch-up is logged, and its next attempt is set; the lists show their own failures.
      await Promise.all([catchUp.now().catch(() => {}), lists.refresh()]);
    },
    setProgram(programId) {
      setProgramId(programId);
      catchUp.setScope(scopeOf(programId));
    },
  };
}
