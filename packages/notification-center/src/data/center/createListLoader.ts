import { createWritable } from '@gantry/base/observable';
import type { Notification } from '../../core/notification.ts';
import { listRules, type NotificationList } from '../../core/rules/lists.ts';
import { createPageWalk, type PageWalk, type WalkedPage } from '../../transport/catchUp/createPageWalk.ts';
import type { NotificationPage } from '../../transport/NotificationClient.ts';
import { oldestTime } from '../../transport/catchUp/orderTimes.ts';
import type { TakeSlice } from '../../transport/catchUp/parseInSlices.ts';
import { stopped } from '../../transport/stopped.ts';
import type { ListLoader, ListState } from '../NotificationCenter.ts';
import type { CenterParts } from './CenterParts.ts';

/** A filtered list is filled up to so many rows. */
const rowsPerFilteredPage = 10;
/** A filter fetches so many pages by itself; after them the person decides whether to load more. */
const mostPages = 5;

/**
 * Creates the loader of one list. Pages are fetched one at a time; further requests queue.
 * @param first the first page, if the app has it already
 */
export function createListLoader(
  list: NotificationList,
  parts: Pick<CenterParts, 'client' | 'feed' | 'catchUp' | 'intake' | 'notices' | 'events' | 'texts'>,
  first: NotificationPage | undefined,
): ListLoader {
  const { client, feed, catchUp, intake, notices, events, texts } = parts;
  const { typeStatus } = listRules[list];
  const state = createWritable<ListState>({
    isLoading: true,
    isLoadingMore: false,
    isRefreshing: false,
    hasMore: false,
    error: null,
  });
  const set = (change: Partial<ListState>) => state.set({ ...state.get(), ...change });
  texts.messages.subscribe(() => {
    if (state.get().error !== null) set({ error: texts.messages.get().errors.loading });
  });
  const newWalk = () => createPageWalk({ client, typeStatus, parse: intake.parse });
  let walk = newWalk();
  let isLoaded = false;
  /** The step that failed last. */
  let failed: 'page' | 'refresh' = 'page';
  let turn: Promise<void> = Promise.resolve();

  /** Fetches one page, again if the program changed meanwhile, and merges its items as they are read. */
  async function nextPage(from: PageWalk, onMerged?: TakeSlice) {
    for (;;) {
      await catchUp.ready();
      const epoch = catchUp.epoch();
      const isWanted = () => epoch === catchUp.epoch();
      const askedAt = feed.mark();
      try {
        return await from.next({
          isWanted,
          onItems(items, isBeginning) {
            intake.merge(items, 'page', askedAt);
            onMerged?.(items, isBeginning);
          },
        });
      } catch (error) {
        if (isWanted()) throw error;
      }
    }
  }

  /** Fetches pages until the view has `wanted` rows, no page remains, or it has fetched a few. */
  async function walkUntil(wanted: number, programs: readonly string[]) {
    const view = feed.view(list, programs);
    const isShort = () => !isLoaded || (state.get().hasMore && view.get().length < wanted);
    for (let pages = 0; isShort() && pages < mostPages; pages += 1) {
      const from = walk;
      const page = await nextPage(from, (items, isBeginning) => {
        if (isBeginning && from === walk && !isLoaded) showBeginning(items);
      });
      // The list may have been unloaded meanwhile.
      if (from === walk) show(page);
      if (isShort() && pages < mostPages - 1) set({ isLoadingMore: true });
    }
  }

  function show({ seenDownTo, hasMore }: WalkedPage) {
    feed.setBound(list, seenDownTo);
    isLoaded = true;
    set({ isLoading: false, hasMore, error: null });
  }

  /** Shows the newest items while the rest of a long first page is read. */
  function showBeginning(items: readonly Notification[]) {
    const oldest = oldestTime(items);
    if (oldest === null) return;
    feed.setBound(list, oldest);
    set({ isLoading: false, isLoadingMore: true, hasMore: true, error: null });
  }

  events.merged.subscribe(() => {
    if (!isLoaded || feed.isLoaded(list)) return;
    walk = newWalk();
    isLoaded = false;
    set({ isLoading: true, hasMore: false });
  });

  if (first !== undefined) {
    const page = walk.begin(first);
    intake.merge(page.items, 'page', feed.mark());
    show(page);
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    turn = workAfter(turn, work);
    return turn;
  }

  async function workAfter(before: Promise<void>, work: () => Promise<void>) {
    await before;
    let isLoading = false;
    try {
      await work();
    } catch (error) {
      // A stopped request has not failed: the list loads again after the next start.
      if (error === stopped) isLoading = !isLoaded;
      else {
        failed = state.get().isRefreshing ? 'refresh' : 'page';
        set({ error: notices.failLoading(error) });
      }
    } finally {
      set({ isLoading, isLoadingMore: false, isRefreshing: false });
    }
  }

  // A list that is filtered in the browser is filled up to ten rows, by a few pages at most; any other list takes whole pages.
  const isNarrowed = (programs: readonly string[]) => programs.length > 0 || list === 'requests';

  async function load(programs: readonly string[]) {
    const wanted = isNarrowed(programs) ? rowsPerFilteredPage : 0;
    if (!isLoaded) set({ isLoading: true, error: null });
    else if (state.get().hasMore && feed.view(list, programs).get().length < wanted) set({ isLoadingMore: true });
    await walkUntil(wanted, programs);
  }

  async function loadMore(programs: readonly string[]) {
    if (isLoaded && !state.get().hasMore) return;
    set({ isLoadingMore: true });
    const rows = feed.view(list, programs).get().length;
    await walkUntil(rows + (isNarrowed(programs) ? rowsPerFilteredPage : 1), programs);
  }

  async function refresh() {
    if (!isLoaded) {
      await load([]);
      return;
    }
    set({ isRefreshing: true });
    await Promise.all([catchUp.now(), nextPage(newWalk())]);
    set({ error: null });
  }

  async function retry(programs: readonly string[]) {
    if (state.get().error === null) return;
    if (failed === 'refresh') await refresh();
    else await (isLoaded ? loadMore(programs) : load(programs));
  }

  return {
    state,
    load: (programs = []) => inTurn(() => load(programs)),
    loadMore: (programs = []) => inTurn(() => loadMore(programs)),
    refresh: () => inTurn(refresh),
    retry: (programs = []) => inTurn(() => retry(programs)),
  };
}
