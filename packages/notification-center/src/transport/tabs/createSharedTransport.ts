import * as v from 'valibot';
import type { Environment } from '@gantry/base/environment';
import { joinEnds } from '@gantry/base/observable';
import type { ConnectionState, RealtimeHandlers, RealtimeTransport } from '../RealtimeTransport.ts';
import type { Tabs } from './Tabs.ts';

// One object instead of a variant for each kind, which would add half a kilobyte of valibot.
const messageSchema = v.object({
  kind: v.picklist(['hub:items', 'hub:state', 'hub:hello']),
  items: v.optional(v.unknown()),
  state: v.optional(v.picklist(['disconnected', 'connecting', 'connected', 'reconnecting', 'unauthorized'])),
});

// A running tab responds at once, in the background too: messages are not throttled as timers are.
const patienceMs = 2000;
// The leading tab may be frozen some time after it was hidden, when the visible one has had its response. After a sleep this is
// overdue, so it is asked at once.
const askAgainMs = 30_000;

// Events this close to each other go in one message. A tab shows them once a frame anyway.
const togetherMs = 50;

type Message = v.InferOutput<typeof messageSchema>;

/** Options of {@link createSharedTransport}. */
export interface SharedTransportOptions {
  /** The connection that one tab holds for all. */
  readonly transport: RealtimeTransport;
  readonly tabs: Tabs;
  readonly environment: Environment;
}

/**
 * One connection for all tabs of a browser. The leading tab holds it and passes every event on; when it dies, the next one
 * connects. To each tab it looks like a connection of its own. The catch-up after every `connected` finds the events between two
 * leaders. A leading tab that a phone has frozen keeps its lock and receives nothing, so the visible tab asks it for a response
 * and steals the leadership if none arrives.
 */
export function createSharedTransport({ transport, tabs, environment }: SharedTransportOptions): RealtimeTransport {
  let handlers: RealtimeHandlers | null = null;
  let isLeading = false;
  let state: ConnectionState = 'disconnected';
  let giveUpLeading = () => {};
  let stopWatching = () => {};
  let cancelNextQuestion = () => {};
  let cancelDoubt: (() => void) | null = null;
  // While it is not known, somebody may listen.
  let hasOthers = true;
  let hellos = 0;
  let waiting: unknown[] = [];
  let cancelPost: (() => void) | null = null;
  let lastPostAt = Number.NEGATIVE_INFINITY;

  const post = (message: Message) => tabs.post(message);

  /** Passes items on to the other tabs: the first at once, what follows closely together. Without other tabs it costs nothing. */
  function pass(items: unknown) {
    if (!hasOthers || !Array.isArray(items)) return;
    waiting.push(...(items as readonly unknown[]));
    const rest = lastPostAt + togetherMs - environment.now();
    if (rest <= 0) passWaiting();
    // The clock may have been set back.
    else cancelPost ??= environment.setTimer(passWaiting, Math.min(rest, togetherMs));
  }

  function passWaiting() {
    cancelPost?.();
    cancelPost = null;
    const items = waiting;
    waiting = [];
    if (items.length === 0) return;
    lastPostAt = environment.now();
    post({ kind: 'hub:items', items });
  }

  /** Asks the browser whether other tabs are left. A tab that says hello meanwhile is there. */
  async function countOthers() {
    const before = hellos;
    const answer = await tabs.hasOthers();
    if (before === hellos) hasOthers = answer;
  }

  function setState(next: ConnectionState) {
    // If another leader connects, this tab's connection comes back.
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
      // The tab that holds the connection ignores what others say about it.
      if (message.kind !== 'hub:hello') return;
      hellos += 1;
      hasOthers = true;
      post({ kind: 'hub:state', state });
    } else if (message.kind === 'hub:items') handlers?.onItems(message.items);
    else if (message.state !== undefined) setState(message.state);
  }

  /** Asks the leading tab for its state, which also proves that it runs. */
  function ask() {
    if (isLeading || cancelDoubt !== null) return;
    post({ kind: 'hub:hello' });
    cancelDoubt = environment.setTimer(() => {
      cancelDoubt = null;
      // A hidden tab can wait: it asks again when it becomes visible.
      if (!environment.isVisible()) return;
      giveUpLeading();
      giveUpLeading = tabs.stealLeadership(lead, lose);
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
    if (isLeading) void countOthers();
    else askIfVisible();
    cancelNextQuestion = environment.setTimer(askNowAndThen, askAgainMs);
  }

  /** Another tab has stolen the leadership, because this one did not respond. */
  function lose() {
    if (!isLeading) return;
    isLeading = false;
    void transport.stop();
    // This tab ignored the other one's states until now, so its connection comes back.
    setState('connecting');
    giveUpLeading = tabs.requestLeadership(lead, lose);
    ask();
  }

  function lead() {
    if (handlers === null) return;
    endDoubt();
    isLeading = true;
    hasOthers = true;
    void countOthers();
    transport.start({
      // The other tabs get it first: this tab may take long with the event, or die from it.
      onItems(items) {
        pass(items);
        handlers?.onItems(items);
      },
      onStateChange(next) {
        passWaiting();
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
      stopWatching = joinEnds(tabs.subscribe(onMessage), environment.onVisibilityChange(askIfVisible));
      // In this order, so that a leader that receives the hello finds the request too.
      giveUpLeading = tabs.requestLeadership(lead, lose);
      ask();
      cancelNextQuestion = environment.setTimer(askNowAndThen, askAgainMs);
    },
    async stop() {
      if (handlers === null) return;
      passWaiting();
      handlers = null;
      state = 'disconnected';
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
