import { withinLimit } from '@gantry/base/calls';
import { createWritable, type Readable } from '@gantry/base/observable';
import { troubleOf, type StorageTrouble } from '../storage/browserStorage.ts';
import type { SessionStorage } from '../storage/stored.ts';
import { listDrafts, putDraft, removeDraft, type DraftRow } from './draftRows.ts';
import type { DraftTab } from './draftTab.ts';

/** What a person should know of the drafts of the form that is shown. */
export interface DraftNotice {
  /** Why the browser does not keep what was typed last; or else a draft is kept that this build cannot read. */
  readonly trouble: StorageTrouble | 'unread' | null;
  /** Another draft of this form, the newest: of another tab that is open, or an older one. */
  readonly other: {
    readonly savedAt: number;
    readonly isOpen: boolean;
    /** Makes it the draft of this tab, for the next mount of the module. What this tab had stays, as another draft. */
    readonly take: () => void;
  } | null;
}

/** The drafts of one module in one program, by their names. They are read and written at once, and stored within a second. */
export interface DraftShelf extends SessionStorage {
  /** Resolves once the drafts can be read, or the database has had its time: then those of this page alone are there. */
  readonly load: () => Promise<void>;
  readonly notice: Readable<DraftNotice>;
  /** Replaces the draft of this tab. What it had stays, as another draft. */
  readonly replace: (name: string, text: string) => Promise<void>;
  /** Looks for the drafts of other tabs. */
  readonly refresh: () => Promise<void>;
  /** Begins to store what is not stored yet, at once. */
  readonly flush: () => void;
}

interface ShelfParts {
  readonly tab: DraftTab;
  /** True once the session has ended: nothing is stored then. */
  readonly isOver: () => boolean;
  /** A draft has begun or ended. */
  readonly onChange: () => void;
}

/** A module waits this long for its drafts. */
const longestLoadMs = 4000;
/** Between two writes, and after one that failed. */
const pauseMs = 300;
const pauseAfterFailureMs = 3000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
const idOf = ({ tab }: DraftRow) => tab.split(' ', 1)[0] ?? '';

export type DraftPlace = Pick<DraftRow, 'person' | 'module' | 'program' | 'title'>;

export function createDraftShelf(place: DraftPlace, { tab, isOver, onChange }: ShelfParts): DraftShelf {
  const own = new Map<string, DraftRow>();
  /** What differs from the database. */
  const dirty = new Map<string, DraftRow>();
  const stored = new Set<string>();
  let others: readonly DraftRow[] = [];
  let openTabs: ReadonlySet<string> | null = null;
  /** Tells apart what this page writes without having read what it had written before. */
  let suffix = '';
  /** The names that the module has asked for: the forms that it shows. */
  const shown = new Set<string>();
  const taken = new Set<string>();
  let trouble: StorageTrouble | null = null;
  let isAllRead = true;
  let isRunning = false;
  const notice = createWritable<DraftNotice>({ trouble: null, other: null });

  const ownTab = () => tab.id() + suffix;
  const isOpen = (row: DraftRow) => openTabs?.has(idOf(row)) !== false && idOf(row) !== tab.id();

  // A module may read while React renders it.
  const notify = () =>
    queueMicrotask(() => {
      const other = others.find((row) => shown.has(row.name) && !taken.has(row.tab));
      const offered = other && { savedAt: other.savedAt, isOpen: isOpen(other), take: () => take(other) };
      notice.set({
        trouble: shown.size > 0 ? (trouble ?? (isAllRead ? null : 'unread')) : null,
        other: offered ?? null,
      });
    });

  const askBeforeClosing = (event: BeforeUnloadEvent) => {
    if (dirty.size > 0 && !isOver()) event.preventDefault();
  };
  const setTrouble = (next: StorageTrouble | null) => {
    if (next === trouble) return;
    trouble = next;
    if (next === null) window.removeEventListener('beforeunload', askBeforeClosing);
    else window.addEventListener('beforeunload', askBeforeClosing);
    notify();
  };

  const store = async (name: string, written: DraftRow) => {
    const row = own.get(name);
    if (row === undefined) await removeDraft({ ...written, tab: ownTab() });
    else await putDraft({ ...row, tab: ownTab() });
    if (stored.has(name) === (row !== undefined)) return;
    if (row === undefined) stored.delete(name);
    else stored.add(name);
    onChange();
  };
  const save = async () => {
    const rows = [...dirty];
    dirty.clear();
    try {
      await Promise.all(rows.map(([name, row]) => store(name, row)));
      setTrouble(null);
    } catch (error) {
      console.warn('The browser does not keep a draft.', error);
      for (const [name, row] of rows) if (!dirty.has(name)) dirty.set(name, row);
      setTrouble(troubleOf(error));
    }
  };
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    await tab.hold();
    while (dirty.size > 0 && !isOver()) {
      await save();
      await pause(trouble === null ? pauseMs : pauseAfterFailureMs);
    }
    isRunning = false;
  };
  const change = (name: string, text: string | null) => {
    const row = { ...place, name, tab: '', text: text ?? '', savedAt: Date.now() };
    shown.add(name);
    if (text === null) own.delete(name);
    else own.set(name, row);
    if (isOver()) return;
    dirty.set(name, row);
    void run();
  };

  const flush = () => {
    if (dirty.size > 0 && !isOver()) void save();
  };

  const replace = async (name: string, text: string, replaced?: DraftRow) => {
    const before = own.get(name);
    const row = { ...place, name, tab: '', text, savedAt: Date.now() };
    own.set(name, row);
    const aside = before && { ...before, tab: `${tab.id()} ${crypto.randomUUID()}` };
    others = [...(aside ? [aside] : []), ...others.filter((other) => other !== replaced)];
    notify();
    try {
      await tab.hold();
      if (aside) await putDraft(aside);
      await putDraft({ ...row, tab: ownTab() }, ...(replaced ? [replaced] : []));
      stored.add(name);
      onChange();
    } catch {
      // The loop says so, and tries again.
      dirty.set(name, row);
      void run();
    }
  };
  const take = (other: DraftRow) => {
    taken.add(other.tab);
    // The draft of another tab goes on there.
    void replace(other.name, other.text, isOpen(other) ? undefined : other);
  };

  /** @param adopts gives the module the drafts of this tab's earlier pages, and of tabs that are gone */
  const read = async (adopts: () => boolean) => {
    const { rows, unread } = await listDrafts(place);
    isAllRead = unread.length === 0;
    // What an earlier page of this tab has written is not replaced unread.
    if (unread.some((row) => row.tab === ownTab())) suffix = ` ${crypto.randomUUID()}`;
    if (rows.length > 0) await tab.hold();
    openTabs = await tab.open();
    const isOwn = (row: DraftRow) => row.tab === ownTab();
    const mayAdopt = adopts();
    const adopt = (row: DraftRow) => {
      if (!mayAdopt || own.has(row.name) || dirty.has(row.name)) return false;
      own.set(row.name, row);
      stored.add(row.name);
      if (!isOwn(row)) void putDraft({ ...row, tab: ownTab() }, row).catch(() => stored.delete(row.name));
      return true;
    };
    for (const row of rows.filter(isOwn)) adopt(row);
    others = rows.filter((row) => !isOwn(row) && (isOpen(row) || !adopt(row)));
    if (dirty.size === 0) setTrouble(null);
    notify();
  };

  return {
    getItem: (name) => {
      shown.add(name);
      notify();
      return own.get(name)?.text ?? null;
    },
    setItem: change,
    removeItem: (name) => {
      change(name, null);
      // What was sent must not come back if the browser is killed in the pause.
      flush();
    },
    load: async () => {
      shown.clear();
      let isLate = false;
      try {
        await withinLimit(
          'Loading the drafts',
          read(() => !isLate),
          longestLoadMs,
        );
      } catch (error) {
        console.warn('The drafts of this browser cannot be read.', error);
        suffix ||= ` ${crypto.randomUUID()}`;
        isLate = true;
        setTrouble('blocked');
      }
    },
    notice,
    replace: (name, text) => replace(name, text),
    refresh: () => read(() => false).catch(() => undefined),
    flush,
  };
}
