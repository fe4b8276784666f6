import * as v from 'valibot';
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

type Message = v.InferOutput<typeof messageSchema>;

/** What a shared transport is made with. */
export interface SharedTransportOptions {
  /** The connection that one tab holds for all. */
  readonly transport: RealtimeTransport;
  readonly tabs: Tabs;
}

/**
 * One connection for all tabs of a browser: the leading tab holds it and passes every event on; when it dies, the next one
 * connects. To each tab it looks like a connection of its own. Events of the moment between two leaders are found by the
 * catch-up that every `connected` calls for.
 */
export function createSharedTransport({ transport, tabs }: SharedTransportOptions): RealtimeTransport {
  let handlers: RealtimeHandlers | null = null;
  let isLeading = false;
  let state: ConnectionState = 'disconnected';
  let giveUpLeading = () => {};
  let stopListening = () => {};

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
    if (isLeading) {
      // What another tab says of its connection is no news to the one that holds it.
      if (message.kind === 'hub:hello') post({ kind: 'hub:state', state });
    } else if (message.kind === 'hub:item') handlers?.onNotification(message.item);
    else if (message.kind === 'hub:list') handlers?.onNotificationList(message.items);
    else if (message.kind === 'hub:state') setState(message.state);
  }

  function lead() {
    if (handlers === null) return;
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
      post({ kind: 'hub:hello' });
      giveUpLeading = tabs.requestLeadership(lead);
    },
    async stop() {
      if (handlers === null) return;
      handlers = null;
      state = 'disconnected';
      stopListening();
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
