import { createFeed } from '../core/feed/createFeed.ts';
import type { FeedChange } from '../core/feed/Feed.ts';
import { importResultPage as portalResultPage } from '../core/importResultPage.ts';
import { createWritable } from '../core/utilities/readable.ts';
import { parseNotification, parseNotificationList } from '../core/parsing/parseNotification.ts';
import type { Notification } from '../core/notification.ts';
import { messagesFor } from '../messages/index.ts';
import { createCatchUp } from '../transport/catchUp/createCatchUp.ts';
import { newestTime } from '../transport/catchUp/orderTimes.ts';
import { createBrowserEnvironment } from '../transport/createBrowserEnvironment.ts';
import type { ConnectionState } from '../transport/RealtimeTransport.ts';
import { stopped } from '../transport/stopped.ts';
import { completionToast, fileReadyToast, severalEndedToast } from './center/completionToast.ts';
import { createArrivals } from './center/createArrivals.ts';
import { createCompletionToasts } from './center/createCompletionToasts.ts';
import { createJobActions } from './center/createJobActions.ts';
import { createLife } from './center/createLife.ts';
import { createLists } from './center/createLists.ts';
import { createLiveClient, createLiveCommands, createLiveJobService } from './center/createLiveServices.ts';
import { createReadState } from './center/createReadState.ts';
import { createSession } from './center/createSession.ts';
import { browserStorage, createToastMemory } from './center/createToastMemory.ts';
import { createUnreadCount, type ChangeOrigin } from './center/createUnreadCount.ts';
import { createVisits } from './center/createVisits.ts';
import { openUrl } from './center/openUrl.ts';
import { readMessage, takeReadMessage } from './center/readMessage.ts';
import { serverMessageOf } from './center/serverMessageOf.ts';
import type { NotificationCenter, NotificationCenterOptions, NotificationToast } from './NotificationCenter.ts';

const lateCommitMs = 10_000;

/**
 * Makes the notification center of one signed-in user. Nothing is asked or connected before `start`, which
 * `NotificationCenterProvider` calls.
 */
export function createNotificationCenter(options: NotificationCenterOptions): NotificationCenter {
  const { callbacks, userId, allowedLinkOrigins = [], importResultPage = portalResultPage } = options;
  const life = createLife(options.environment ?? createBrowserEnvironment());
  const { environment } = life;
  const client = createLiveClient(options.client, life);
  const jobs = createLiveJobService(options.jobs.legacy, life);
  const feed = createFeed({ requestFrame: environment.requestFrame, now: environment.now });
  const locale = createWritable(options.locale ?? 'en');
  let replacedMessages = options.messages;
  const messages = createWritable(messagesFor(locale.get(), replacedMessages));
  const connection = createWritable<ConnectionState>('disconnected');
  const name = `gantry-notifications:${userId}`;
  let newestKnown: number | null = null;
  let hasFailed = false;
  let lastLoadingToast = Number.NEGATIVE_INFINITY;

  const toast = (shown: NotificationToast) => {
    if (!life.isOver()) callbacks.toast?.(shown);
  };
  const fail = (title: string, error: unknown) => {
    if (error !== stopped) toast({ tone: 'danger', title });
  };
  const log = (message: string) => callbacks.onProblem?.({ id: null, fields: [], message });
  const parse = (items: unknown) => parseNotificationList(items, callbacks.onProblem);
  const scopeOf = (programId: string | null) => JSON.stringify([userId, programId]);

  function receive(items: readonly Notification[], origin: ChangeOrigin, askedAt?: number) {
    if (origin === 'hub' || origin === 'page') catchUp.heard(items);
    const changes = feed.merge(items, origin === 'hub' ? 'hub' : 'rest', askedAt);
    if (origin === 'hub') onArrival(items.map((item) => item.id));
    const newest = newestTime(items);
    if (newest !== null) newestKnown = Math.max(newestKnown ?? newest, newest);
    // A service that commits late may have answered with what was before an event; soon it answers with the event's version.
    if (changes.some(isOlder)) catchUp.request(lateCommitMs);
    unread.onChanges(changes, origin);
    toasts.onChanges(changes, origin);
  }

  const arrivals = createArrivals<Notification>(environment, (items) => receive(items, 'hub'));

  const unread = createUnreadCount({
    feed,
    environment,
    getUnreadCount: () => client.getUnreadCount(),
    onFailure(error) {
      if (error !== stopped) log('The unread count could not be asked for; the next catch-up asks again.');
    },
  });

  const catchUp = createCatchUp({
    client,
    environment,
    parse,
    scope: scopeOf(options.programId ?? null),
    marginMs: (options.commitDelaySeconds ?? 300) * 1000,
    auditMs: (options.auditSeconds ?? 240) * 1000,
    begin() {
      const question = unread.ask();
      const askedAt = feed.mark();
      return ({ items, unreadCount, isBaseline }) => {
        receive(items, isBaseline ? 'baseline' : 'catchUp', askedAt);
        if (unreadCount !== null) unread.answer(question, unreadCount);
        arrivals.release();
        if (hasFailed) lists.retry();
        hasFailed = false;
      };
    },
    onFailure() {
      hasFailed = true;
      arrivals.release();
      log('Catching up with the notification service failed; it is tried again.');
    },
  });

  const requestCatchUp = () => catchUp.request(1000);

  const { onArrival, ...readState } = createReadState({
    client,
    feed,
    unread,
    parse,
    merge: (items, askedAt) => receive(items, 'page', askedAt),
    onAcknowledged: (versions, read) => session.tabs()?.post(readMessage(versions, read)),
    onFailure: (write, error) => fail(messages.get().errors[write], error),
    newestKnown: () => newestKnown,
    ready: catchUp.ready,
    requestCatchUp,
  });

  const open = callbacks.openUrl ?? openUrl;

  const jobActions = createJobActions({
    jobs: { legacy: jobs, workflow: createLiveCommands(options.jobs.workflow, life) },
    getItem: feed.getItem,
    allowedLinkOrigins,
    openUrl: open,
    openTab(item, url) {
      const openNow = () => open(url, 'newTab');
      if (environment.mayOpenTab()) openNow();
      else toast(fileReadyToast(item, messages.get(), openNow));
    },
    onFailure: (text, error) => fail(messages.get().errors[text], error),
    // The service has changed the job, and the hub that tells of it may be away.
    onSent: requestCatchUp,
  });

  const { setProgramId, ...visits } = createVisits({
    callbacks,
    life,
    allowedLinkOrigins,
    importResultPage,
    jobs,
    getItem: feed.getItem,
    messages: messages.get,
    programId: options.programId ?? null,
    toast,
    markAsRead: readState.markAsRead,
    download: jobActions.download,
  });

  const toasts = createCompletionToasts({
    environment,
    tabs: () => session.tabs(),
    memory: createToastMemory(options.storage === undefined ? browserStorage() : options.storage, `${name}:toasts`),
    baseline: catchUp.baseline,
    getClean: feed.getClean,
    show: (notification) =>
      toast(
        completionToast(notification, messages.get(), {
          download: (id) => void jobActions.download(id),
          openResults: (id) => visits.openDialog({ kind: 'results', id }),
          openErrorDetails: (id) => visits.openDialog({ kind: 'errorDetails', id }),
        }),
      ),
    showSeveral: (notifications) => toast(severalEndedToast(notifications, messages.get())),
  });

  const session = createSession({
    transport: options.transport,
    environment,
    tabs: options.tabs,
    name,
    handlers: {
      onNotification: (item) => arrivals.push([parseNotification(item, callbacks.onProblem)]),
      onNotificationList: (items) => arrivals.push(parse(items)),
      onStateChange(state) {
        connection.set(state);
        if (state !== 'connected') return;
        if (environment.isVisible()) arrivals.hold();
        catchUp.request();
      },
    },
    onMessage(message) {
      takeReadMessage(message, { feed, unread, requestCatchUp });
      toasts.onMessage(message);
    },
  });

  function loadingFailed(error: unknown): string {
    const text = messages.get().errors.loading;
    // Several lists that fail together are one failure to the person.
    if (environment.now() - lastLoadingToast > 1000) fail(serverMessageOf(error) ?? text, error);
    lastLoadingToast = environment.now();
    return text;
  }

  const lists = createLists({
    client,
    feed,
    catchUp,
    parse,
    merge: (items, askedAt) => receive(items, 'page', askedAt),
    onFailure: loadingFailed,
    initial: options.initial,
  });

  return {
    start() {
      life.begin();
      session.start();
      toasts.start();
      catchUp.start();
    },
    async stop() {
      life.end();
      arrivals.drop();
      catchUp.stop();
      unread.stop();
      toasts.stop();
      await session.stop();
    },
    feed,
    allowedLinkOrigins,
    importResultPage,
    unreadCount: unread.value,
    connection,
    messages,
    locale,
    list: lists.get,
    readState,
    jobActions,
    ...visits,
    toast,
    async refresh() {
      // A failure of the catch-up has been told, and its next attempt is set; the lists tell of their own.
      await Promise.all([catchUp.now().catch(() => {}), lists.refresh()]);
    },
    setProgram(programId) {
      setProgramId(programId);
      catchUp.setScope(scopeOf(programId));
    },
    setLocale(next, replaced = replacedMessages) {
      if (next === locale.get() && replaced === replacedMessages) return;
      replacedMessages = replaced;
      locale.set(next);
      messages.set(messagesFor(next, replaced));
    },
  };
}

function isOlder({ previous, current }: FeedChange): boolean {
  return (current.modifiedAt ?? 0) < (previous?.modifiedAt ?? 0);
}
