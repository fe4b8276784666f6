import type { RealtimeHandlers, RealtimeTransport } from '@gantry/notification-center';
import { toNotification, type Message } from './messages.ts';

const retryMs = 3000;

/** Depot's live messages, as server-sent events. The browser reopens a lost connection; this transport reopens a refused one. */
export function createLiveMessages(): RealtimeTransport {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isConnected = false;

  function connect(handlers: RealtimeHandlers) {
    const opened = new EventSource('/api/live');
    source = opened;
    opened.addEventListener('open', () => {
      isConnected = true;
      handlers.onStateChange('connected');
    });
    opened.addEventListener('message', ({ data }) => {
      handlers.onItems([toNotification(JSON.parse(data) as Message)]);
    });
    opened.addEventListener('error', () => {
      if (isConnected) handlers.onStateChange('reconnecting');
      isConnected = false;
      if (opened.readyState === EventSource.CLOSED) retry = setTimeout(() => connect(handlers), retryMs);
    });
  }

  return {
    start(handlers) {
      if (source !== null) return;
      handlers.onStateChange('connecting');
      connect(handlers);
    },
    async stop() {
      clearTimeout(retry);
      source?.close();
      source = null;
      isConnected = false;
    },
  };
}
