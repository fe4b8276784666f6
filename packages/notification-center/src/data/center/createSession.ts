import type { Environment } from '../../transport/environment.ts';
import type { RealtimeHandlers, RealtimeTransport } from '../../transport/RealtimeTransport.ts';
import { createBrowserTabs } from '../../transport/tabs/createBrowserTabs.ts';
import { createSharedTransport } from '../../transport/tabs/createSharedTransport.ts';
import type { Tabs } from '../../transport/tabs/Tabs.ts';

/** The connection of this tab, with what it shares with the others. */
export interface Session {
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  /** The other tabs; null while stopped, and where the tab stands alone. */
  readonly tabs: () => Tabs | null;
}

/** What a session is made with. */
export interface SessionOptions {
  readonly transport: RealtimeTransport;
  readonly environment: Environment;
  /** Undefined: the browser's own, where it has them. */
  readonly tabs: Tabs | null | undefined;
  /** What the tabs of one user have in common. */
  readonly name: string;
  readonly handlers: RealtimeHandlers;
  readonly onMessage: (message: unknown) => void;
}

/** Makes the session of one notification center. It may be started and stopped any number of times. */
export function createSession(options: SessionOptions): Session {
  const { transport, environment, tabs, name, handlers, onMessage } = options;
  let current: { readonly tabs: Tabs | null; readonly stop: () => Promise<void> } | null = null;

  return {
    start() {
      if (current !== null) return;
      const own = tabs === undefined ? createBrowserTabs(name) : tabs;
      const live = own === null ? transport : createSharedTransport({ transport, tabs: own, environment });
      const stopListening = own?.subscribe(onMessage);
      current = {
        tabs: own,
        async stop() {
          stopListening?.();
          await live.stop();
          if (tabs === undefined) own?.close();
        },
      };
      live.start(handlers);
    },
    async stop() {
      const stopped = current;
      current = null;
      if (stopped === null) return;
      handlers.onStateChange('disconnected');
      await stopped.stop();
    },
    tabs: () => current?.tabs ?? null,
  };
}
