import { heldIn } from '@gantry/base/values';
import { notificationLists, type NotificationList } from '../../core/rules/lists.ts';
import type { ListLoader } from '../NotificationCenter.ts';
import type { CenterParts } from './CenterParts.ts';
import { createListLoader } from './createListLoader.ts';

/** Creates the loaders of the lists of one center that are in use. A list is fetched when it is first shown. */
export function createLists(
  parts: Pick<CenterParts, 'options' | 'client' | 'feed' | 'catchUp' | 'intake' | 'notices' | 'events' | 'texts'>,
) {
  const { initial } = parts.options;
  const loaders = new Map<NotificationList, ListLoader>();
  let hasFailed = false;

  const get = (list: NotificationList) => heldIn(loaders, list, () => createListLoader(list, parts, initial?.[list]));

  // The service answers again, so what failed in a list is repeated.
  parts.events.catchUpEnded.subscribe((end) => {
    if (hasFailed && !end.hasFailed) for (const loader of loaders.values()) void loader.retry();
    hasFailed = end.hasFailed;
  });
  for (const list of notificationLists) if (initial?.[list] !== undefined) get(list);

  return {
    get,
    /** Fetches the first pages of all loaded lists again. Resolves after every response; does not reject. */
    refresh: async () => {
      const loaded = [...loaders.values()].filter((loader) => !loader.state.get().isLoading);
      await Promise.all(loaded.map((loader) => loader.refresh()));
    },
  };
}
