import { createWritable, joinEnds } from '@gantry/base/observable';
import type { ConnectionState, RealtimeHandlers } from '../../transport/RealtimeTransport.ts';
import { createBrowserTabs } from '../../transport/tabs/createBrowserTabs.ts';
import { createSharedTransport } from '../../transport/tabs/createSharedTransport.ts';
import type { Tabs } from '../../transport/tabs/Tabs.ts';
import type { CenterParts, Connection } from './CenterParts.ts';

/**
 * Creates the connection of one center. It opens and closes with the center, and with the page, and emits what it receives.
 * @param name the name that the tabs of one user have in common
 */
export function createConnection(
  { options, intake, events, lifetime }: Pick<CenterParts, 'options' | 'intake' | 'events' | 'lifetime'>,
  name: string,
): Connection {
  const { transport, tabs } = options;
  const { environment } = lifetime;
  const state = createWritable<ConnectionState>('disconnected');
  let current: { readonly tabs: Tabs | null; readonly close: (isLeaving: boolean) => Promise<void> } | null = null;

  function setState(next: ConnectionState) {
    state.set(next);
    events.connectionState.call({ state: next });
  }

  const handlers: RealtimeHandlers = {
    onItems: (items) => events.hubItems.call({ items: intake.parse(items) }),
    onStateChange: setState,
  };

  function open() {
    if (current !== null) return;
    const own = tabs === undefined ? createBrowserTabs(name) : tabs;
    const live = own === null ? transport : createSharedTransport({ transport, tabs: own, environment });
    const stopListening = own?.subscribe((message) => events.tabMessage.call({ message }));
    current = {
      tabs: own,
      async close(isLeaving) {
        stopListening?.();
        const stopped = live.stop();
        if (!isLeaving) await stopped;
        if (tabs === undefined) own?.close();
        await stopped;
      },
    };
    live.start(handlers);
  }

  async function close(isLeaving = false) {
    const closing = current;
    current = null;
    if (closing === null) return;
    setState('disconnected');
    await closing.close(isLeaving);
  }

  lifetime.onStart(() => {
    // A browser keeps no page in memory that holds a socket or a lock, and nothing of the page runs there.
    const stopWatching = joinEnds(
      environment.onSuspend(() => void close(true)),
      environment.onResume(open),
    );
    open();
    return () => {
      stopWatching();
      return close();
    };
  });

  return { state, tabs: () => current?.tabs ?? null };
}
