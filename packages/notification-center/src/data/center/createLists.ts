import { notificationLists, type NotificationList } from '../../core/rules/lists.ts';
import type { NotificationPage } from '../../transport/NotificationClient.ts';
import type { ListLoader } from '../NotificationCenter.ts';
import type { EventStream } from './createEvents.ts';
import { createListLoader, type ListLoaderOptions } from './createListLoader.ts';

/** The loaders of all lists that have been asked for. */
export interface Lists {
  readonly get: (list: NotificationList) => ListLoader;
  /** Asks for the first pages of all that are loaded again. Settles once every answer is there; does not reject. */
  readonly refresh: () => Promise<void>;
}

/** What the lists are made with: what each loader needs, and the pages that are there from the start. */
export interface ListsOptions extends Omit<ListLoaderOptions, 'list' | 'first'> {
  readonly events: EventStream;
  readonly initial: Readonly<Partial<Record<NotificationList, NotificationPage>>> | undefined;
}

/** Makes the lists of one center; a list is asked for when it is first shown. */
export function createLists({ events, initial, ...common }: ListsOptions): Lists {
  const loaders = new Map<NotificationList, ListLoader>();
  let hasFailed = false;

  function get(list: NotificationList): ListLoader {
    const held = loaders.get(list);
    if (held !== undefined) return held;
    const first = initial?.[list];
    const loader = createListLoader({ ...common, list, ...(first !== undefined && { first }) });
    loaders.set(list, loader);
    return loader;
  }

  // The service answers again, so what failed in a list is repeated.
  events.on('catchUpEnded', (end) => {
    if (hasFailed && !end.hasFailed) for (const loader of loaders.values()) void loader.retry();
    hasFailed = end.hasFailed;
  });
  for (const list of notificationLists) if (initial?.[list] !== undefined) get(list);

  return {
    get,
    async refresh() {
      const loaded = [...loaders.values()].filter((loader) => !loader.state.get().isLoading);
      await Promise.all(loaded.map((loader) => loader.refresh()));
    },
  };
}
