import { notificationLists, type NotificationList } from '../../core/rules/lists.ts';
import type { NotificationPage } from '../../transport/NotificationClient.ts';
import type { ListLoader } from '../NotificationCenter.ts';
import { createListLoader, type ListLoaderOptions } from './createListLoader.ts';

/** The loaders of all lists that have been asked for. */
export interface Lists {
  readonly get: (list: NotificationList) => ListLoader;
  /** Asks for the first pages of all that are loaded again. Settles once every answer is there; does not reject. */
  readonly refresh: () => Promise<void>;
  /** Does again what failed in any of them. */
  readonly retry: () => void;
}

/** What the lists are made with: what each loader needs, and the pages that are there from the start. */
export interface ListsOptions extends Omit<ListLoaderOptions, 'list' | 'first'> {
  readonly initial: Readonly<Partial<Record<NotificationList, NotificationPage>>> | undefined;
}

/** Makes the lists of one center; a list is asked for when it is first shown. */
export function createLists({ initial, ...common }: ListsOptions): Lists {
  const loaders = new Map<NotificationList, ListLoader>();

  function get(list: NotificationList): ListLoader {
    const held = loaders.get(list);
    if (held !== undefined) return held;
    const first = initial?.[list];
    const loader = createListLoader({ ...common, list, ...(first !== undefined && { first }) });
    loaders.set(list, loader);
    return loader;
  }

  // What is there from the start counts at once.
  for (const list of notificationLists) if (initial?.[list] !== undefined) get(list);

  return {
    get,
    async refresh() {
      const loaded = [...loaders.values()].filter((loader) => !loader.state.get().isLoading);
      await Promise.all(loaded.map((loader) => loader.refresh()));
    },
    retry() {
      for (const loader of loaders.values()) void loader.retry();
    },
  };
}
