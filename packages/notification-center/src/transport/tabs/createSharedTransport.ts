import * as v from 'valibot';
import { createBrowserEnvironment } from '../createBrowserEnvironment.ts';
import type { Environment } from '../environment.ts';
import type { ConnectionState, RealtimeHandlers, RealtimeTransport } from '../RealtimeTransport.ts';
import type { Tabs } from './Tabs.ts';

const messageSchema = v.variant('kind', [
  v.object({ kind: v.literal('hub:item'), item: v.optional(v.unknown()) }),
  v.object({ kind: v.literal('hub:list'), items: v.optional(v.unknown()) }),
  v.object({
    kind: v.literal('hub:state'),
    state: v.picklist(['disconnected', 'connecting', 'connected', 'reconnecting']),
  }),
  v.object({ kind: v.literal('hub:hello') }),
]);

// A tab that runs answers at once, also in the background: messages are not throttled as timers are.
const patienceMs = 2000;
// The tab that leads may be frozen some time after it was left, when the one that is looked at has had its answer. After a sleep
// this is overdue, and asked at once.
const askAgainMs = 30_000;

type Message = v.InferOutput<typeof messageSchema>;

/** What a shared transport is made with. */
export interface SharedTransportOptions {
  /** The connection that one tab holds for all. */
  readonly transport: RealtimeTransport;
  readonly tabs: Tabs;
  /** The page's own unless given. */
  readonly environment?: Environment;
}

/**
 * One connection for all tabs of a browser: the leading tab holds it and passes every event on; when it dies, the next one
 * connects. To each tab it looks like a connection of its own. Events of the moment between two leaders are found by the
 * catch-up that every `connected` calls for. A leading tab that a phone's browser has frozen leads on and hears nothing: a tab
 * that is looked at asks after it, and takes its place where no answer comes.
 */
export function createSharedTransport(options: SharedTransportOptions): RealtimeTransport {
  const { transport, tabs, environment = createBrowserEnvironment() } = options;
  let handlers: RealtimeHandlers | null = null;
  let isLeading = false;
  let state: ConnectionState = 'disconnected';
  let giveUpLeading = () => {};
  let stopListening = () => {};
  let stopWatching = () => {};
  let cancelNextQuestion = () => {};
  let cancelDoubt: (() => void) | null = null;

  const post = (message: Message) => tabs.post(message);

  function setState(next: ConnectionState) {
    // Another leader connecting anew is, for this tab, a connection coming back.
    const shown = next === 'connecting' && (state === 'connected' || state === 'reconnecting') ? 'reconnecting' : next;
    if (shown === state) return;
    state = shown;
    handlers?.onStateChange(shown);
  }

  function onMessage(input: unknown) {
    const result = v.safeParse(messageSchema, input);
    if (!result.success) return;
    const message = result.output;
    if (message.kind !== 'hub:hello') endDoubt();
    if (isLeading) {
      // What another tab says of its connection is no news to the one that holds it.
      if (message.kind === 'hub:hello') post({ kind: 'hub:state', state });
    } else if (message.kind === 'hub:item') handlers?.onNotification(message.item);
    else if (message.kind === 'hub:list') handlers?.onNotificationList(message.items);
    else if (message.kind === 'hub:state') setState(message.state);
  }

  /** Asks the leading tab for a sign of life, and for its state. */
  function ask() {
    if (isLeading || cancelDoubt !== null) return;
    post({ kind: 'hub:hello' });
    cancelDoubt = environment.setTimer(() => {
      cancelDoubt = null;
      // A hidden tab can wait: it asks again when it is looked at.
      if (!environment.isVisible()) return;
      giveUpLeading();
      giveUpLeading = tabs.takeLeadership(lead, lose);
    }, patienceMs);
  }

  function endDoubt() {
    cancelDoubt?.();
    cancelDoubt = null;
  }

  function askIfVisible() {
    if (environment.isVisible()) ask();
  }

  function askNowAndThen() {
    askIfVisible();
    cancelNextQuestion = environment.setTimer(askNowAndThen, askAgainMs);
  }

  /** Another tab has taken this one's place, as it did not answer. */
  function lose() {
    if (!isLeading) return;
    isLeading = false;
    void transport.stop();
    // What the other one told meanwhile was no news here, so its connection is one coming back.
    setState('connecting');
    giveUpLeading = tabs.requestLeadership(lead, lose);
    ask();
  }

  function lead() {
    if (handlers === null) return;
    endDoubt();
    isLeading = true;
    transport.start({
      // The other tabs are told first: what this one does with it may take long, or be its last act.
      onNotification(item) {
        post({ kind: 'hub:item', item });
        handlers?.onNotification(item);
      },
      onNotificationList(items) {
        post({ kind: 'hub:list', items });
        handlers?.onNotificationList(items);
      },
      onStateChange(next) {
        post({ kind: 'hub:state', state: next });
        setState(next);
      },
    });
  }

  return {
    start(given) {
      if (handlers !== null) return;
      handlers = given;
      setState('connecting');
      stopListening = tabs.subscribe(onMessage);
      stopWatching = environment.onVisibilityChange(askIfVisible);
      ask();
      cancelNextQuestion = environment.setTimer(askNowAndThen, askAgainMs);
      giveUpLeading = tabs.requestLeadership(lead, lose);
    },
    async stop() {
      if (handlers === null) return;
      handlers = null;
      state = 'disconnected';
      stopListening();
      stopWatching();
      cancelNextQuestion();
      endDoubt();
      const giveUp = giveUpLeading;
      const wasLeading = isLeading;
      isLeading = false;
      try {
        if (wasLeading) await transport.stop();
      } finally {
        giveUp();
      }
    },
  };
}
