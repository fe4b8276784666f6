import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { exampleProfile } from '../auth/exampleProfile.testing.ts';
import { clearDatabases, inDatabase } from '../storage/databases.testing.ts';
import { draftsDatabase } from '../storage/stored.ts';
import { createDrafts } from './createDrafts.ts';
import { draftTitles, forgetDrafts } from './draftRows.ts';

beforeEach(async () => {
  await clearDatabases();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const place = { module: '58', program: 'NWX', title: 'Daily report' };
/** The tabs that hold their lock. */
let openTabs = new Set<string>();
beforeEach(() => {
  openTabs = new Set();
});

interface Page {
  readonly tab?: string;
  readonly person?: string;
  readonly program?: string;
  readonly isOver?: () => boolean;
}

/** The drafts of a module in a page of a tab, which are loaded. */
async function open({ tab = 'first', person = 'avery', program = 'NWX', isOver = () => false }: Page = {}) {
  const session = {
    profile: { ...exampleProfile(), id: person },
    getHubAccessToken: () => (isOver() ? null : 'token'),
  };
  let holds = false;
  const drafts = createDrafts(session, {
    id: () => tab,
    hold: async () => {
      if (!holds) openTabs.add(tab);
      holds = true;
    },
    open: async () => openTabs,
  });
  const shelf = drafts.of({ ...place, program });
  await shelf.load();
  return shelf;
}
const close = (tab: string) => openTabs.delete(tab);
const isStored = (text: string | null, page?: Page) =>
  expect.poll(async () => (await open({ tab: 'first', ...page })).getItem('report')).toBe(text);

/** The same, in which this was typed and is stored. */
async function openWith(text: string, page?: Page) {
  const shelf = await open(page);
  shelf.setItem('report', text);
  await isStored(text, page);
  return shelf;
}

// First in the file, because a page asks once.
test('with the first draft, the browser is asked not to delete it', async () => {
  const asked = vi.spyOn(navigator.storage, 'persist');
  const shelf = await openWith('A');
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  shelf.setItem('note', 'N');
  await expect.poll(async () => (await open()).getItem('note')).toBe('N');
  expect(asked).toHaveBeenCalledOnce();
});

test('a draft that this build cannot read is named, and stays whatever is written and sent', async () => {
  await openWith('A');
  const rows = () => inDatabase(draftsDatabase, (opened) => opened.getAll('drafts') as Promise<object[]>);
  const newer = { ...(await rows())[0], text: { of: 'tomorrow' } };
  await inDatabase(draftsDatabase, (opened) => opened.put('drafts', newer));
  const next = await open();
  expect(next.getItem('report')).toBeNull();
  await expect.poll(() => next.notice.get().trouble).toBe('unread');
  expect(await draftTitles('avery')).toEqual([place.title]);
  next.setItem('report', 'B');
  await expect.poll(rows).toHaveLength(2);
  next.removeItem('report');
  await expect.poll(rows).toEqual([newer]);
});

test('a draft is found by the next page of its tab, and by its person, program and module alone', async () => {
  const shelf = await openWith('A');
  expect(shelf.getItem('report')).toBe('A');
  for (const other of [{ person: 'logan' }, { program: 'HFR' }])
    expect((await open(other)).getItem('report')).toBeNull();
  shelf.removeItem('report');
  await isStored(null);
});

test('a sign-out names and deletes the drafts of its person, and no others', async () => {
  await openWith('A');
  await openWith('L', { person: 'logan' });
  expect(await draftTitles('avery')).toEqual(['Daily report']);
  await forgetDrafts('avery');
  expect([await draftTitles('avery'), await draftTitles('logan')]).toEqual([[], ['Daily report']]);
});

test('nothing is stored once the session is over, and what was there can be read', async () => {
  await openWith('A');
  const shelf = await open({ isOver: () => true });
  shelf.setItem('report', 'AB');
  shelf.flush();
  expect(shelf.getItem('report')).toBe('AB');
  await isStored('A');
});

test('on a full disk the last good draft stays, and a notice stands until the rest is kept', async () => {
  const shelf = await openWith('A');
  const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('It is refused.', 'QuotaExceededError');
  });
  shelf.setItem('report', 'AB');
  expect(shelf.getItem('report')).toBe('AB');
  await expect.poll(() => shelf.notice.get().trouble).toBe('full');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await isStored('A');
  refused.mockRestore();
  await isStored('AB');
  await expect.poll(() => shelf.notice.get().trouble).toBeNull();
});

test('a database that never answers keeps no module waiting, and what it held is offered afterwards', async () => {
  await openWith('A');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const silent = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(
    () => new EventTarget() as IDBRequest, // It never fires.
  );
  const opening = open();
  await vi.advanceTimersByTimeAsync(4000);
  const shelf = await opening;
  expect(shelf.getItem('report')).toBeNull();
  await expect.poll(() => shelf.notice.get().trouble).toBe('blocked');
  silent.mockRestore();
  shelf.setItem('report', 'B');
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await expect.poll(async () => (await shelf.refresh(), shelf.notice.get().other)).not.toBeNull();
  shelf.notice.get().other?.take();
  expect(shelf.getItem('report')).toBe('A');
});

test('each of two tabs has its draft, is offered the other’s, and ends its own alone', async () => {
  const first = await openWith('A');
  const second = await open({ tab: 'second' });
  expect(second.getItem('report')).toBeNull();
  await expect.poll(() => second.notice.get().other?.isOpen).toBe(true);
  second.setItem('report', 'B');
  await expect.poll(() => first.notice.get().other?.isOpen).toBe(true);
  second.notice.get().other?.take();
  expect([first.getItem('report'), second.getItem('report')]).toEqual(['A', 'A']);
  second.removeItem('report');
  await isStored('A');
  // What the second tab had is kept, and is offered for as long as it is there.
  await expect.poll(() => second.notice.get().other?.isOpen).toBe(false);
  second.notice.get().other?.take();
  expect(second.getItem('report')).toBe('B');
});

test('the newest draft of tabs that are gone is adopted once, and the others are offered', async () => {
  await openWith('1', { tab: 'one' });
  await openWith('2', { tab: 'two' });
  close('one');
  close('two');
  const third = await open({ tab: 'third' });
  expect(third.getItem('report')).toBe('2');
  await expect.poll(() => third.notice.get().other?.isOpen).toBe(false);
  await isStored('2', { tab: 'third' });
  const fourth = await open({ tab: 'fourth' });
  expect(fourth.getItem('report')).toBe('1');
});

test('a draft that comes back does not lose the one that was begun since', async () => {
  const shelf = await open();
  shelf.setItem('report', 'newer');
  await shelf.replace('report', 'refused');
  expect(shelf.getItem('report')).toBe('refused');
  await expect.poll(() => shelf.notice.get().other).not.toBeNull();
  await isStored('refused');
});
