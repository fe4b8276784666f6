import { createWritable, type Writable } from '@gantry/base/observable';
import { stopped } from '../../transport/stopped.ts';
import type { ImportResults, ImportResultsLoad, ImportResultsLoader } from '../NotificationCenter.ts';
import type { CenterParts } from './CenterParts.ts';
import { jobReferenceOf } from './createJobActions.ts';

interface Entry {
  readonly state: Writable<ImportResultsLoad>;
  fetchedAt: number;
  isFetching: boolean;
  /** `stop` ended the fetch; the next start repeats it. */
  isInterrupted: boolean;
}

/** Results are written once, when the import ends; a retried import gets new ones. */
const freshMs = 30_000;
const keptEntries = 20;

/** Creates the loaders of one center, one for each import that is looked at. */
export function createImportResults(
  parts: Pick<CenterParts, 'jobs' | 'feed' | 'lifetime' | 'notices' | 'texts'>,
): (id: string) => ImportResultsLoader {
  const { jobs, feed, lifetime, notices, texts } = parts;
  const { now } = lifetime.environment;
  const entries = new Map<string, Entry>();

  function entryOf(id: string): Entry {
    const held = entries.get(id);
    if (held !== undefined) return held;
    const state = createWritable<ImportResultsLoad>({ isLoading: true, isError: false, results: null });
    const entry = { state, fetchedAt: Number.NEGATIVE_INFINITY, isFetching: false, isInterrupted: false };
    entries.set(id, entry);
    const [oldest] = entries.keys();
    if (entries.size > keptEntries && oldest !== undefined) entries.delete(oldest);
    return entry;
  }

  async function fetchInto(entry: Entry, id: string) {
    if (entry.isFetching) return;
    entry.isFetching = true;
    entry.isInterrupted = false;
    const before = entry.state.get();
    if (before.isError) entry.state.set({ ...before, isLoading: true, isError: false });
    try {
      const results = await fetchResults(id);
      entry.fetchedAt = now();
      entry.state.set({ isLoading: false, isError: false, results });
    } catch (error) {
      notices.fail('importData', error, id);
      const { results } = entry.state.get();
      if (error === stopped) entry.isInterrupted = true;
      else entry.state.set({ isLoading: false, isError: results === null, results });
    } finally {
      entry.isFetching = false;
      // A center that is stopped and started at once, as StrictMode does, is running again by now.
      if (entry.isInterrupted && !lifetime.isOver()) void fetchInto(entry, id);
    }
  }

  async function fetchResults(id: string): Promise<ImportResults | null> {
    const item = feed.getItem(id);
    const job = await jobs.legacy.get(
      item === undefined ? { id, jobId: null, blobName: null, queueName: null } : jobReferenceOf(item),
    );
    // Loaded with the first results that are looked at.
    const { parseImportResults } = await import('../../core/parsing/importResults.ts');
    const content = parseImportResults(job.resultData);
    if (content !== null) return { description: job.description, content };
    notices.toast({ tone: 'information', title: texts.messages.get().errors.importResultsNotAvailable });
    return null;
  }

  lifetime.onStart(() => {
    for (const [id, entry] of entries) if (entry.isInterrupted) void fetchInto(entry, id);
  });

  return (id) => {
    const entry = entryOf(id);
    return {
      state: entry.state,
      load() {
        if (now() - entry.fetchedAt > freshMs) void fetchInto(entry, id);
      },
      reload: () => void fetchInto(entry, id),
    };
  };
}
