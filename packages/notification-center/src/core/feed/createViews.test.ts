import { describe, expect, it, vi } from 'vitest';
import { serverMinute } from '../notification.testing.ts';
import { createTestFeed, idsOf, item, loaded } from './createFeed.testing.ts';

describe('views', () => {
  it('"Updates move items between the Active and Archive lists."', () => {
    const { feed } = loaded(item('t', 1, { type: 'todo', payload: { status: 'active' } }));
    expect([feed.view('todoActive').get(), feed.view('todoArchive').get()]).toEqual([['t'], []]);
    feed.merge([item('t', 2, { type: 'todo', delete: true })], 'hub');
    expect([feed.view('todoActive').get(), feed.view('todoArchive').get()]).toEqual([[], ['t']]);
  });

  it('shows only the loaded part of the list, and arrivals on top', () => {
    const { feed } = createTestFeed();
    feed.merge([item('c', 3), item('b', 2), item('a', 1)], 'rest');
    expect(idsOf(feed)).toEqual([]);
    feed.setBound('all', Date.parse(serverMinute(2)));
    expect(idsOf(feed)).toEqual(['c', 'b']);
    feed.merge([item('z', -5)], 'hub');
    expect(idsOf(feed)).toEqual(['z', 'c', 'b']);
    feed.merge([item('a', 4)], 'hub');
    expect(idsOf(feed)).toEqual(['a', 'z', 'c', 'b']);
  });

  it('filters by program, both held items and arrivals', () => {
    const { feed } = loaded(item('a', 1, { payload: { program: 'N' } }), item('b', 0, { payload: { program: 'S' } }));
    const north = feed.view('exports', ['N']);
    expect(north.get()).toEqual(['a']);
    feed.merge([item('c', 2, { payload: { program: 'N' } }), item('d', 2)], 'hub');
    expect(north.get()).toEqual(['c', 'a']);
    expect(feed.view('exports', ['N'])).toBe(north);
    expect(feed.view('exports', ['S', 'N']).get()).toEqual(['c', 'a', 'b']);
  });

  it('an evicted filter is up to date as soon as it is read or watched again', () => {
    const { feed, nextFrame } = loaded(item('a', 1, { payload: { program: 'P0' } }));
    const views = Array.from({ length: 30 }, (_, index) => feed.view('all', [`P${index}`]));
    for (const view of views) view.get();
    const first = views[0] ?? feed.view('all');
    const listener = vi.fn();
    first.subscribe(listener);
    feed.merge([item('b', 2, { payload: { program: 'P0' } })], 'hub');
    nextFrame();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(first.get()).toEqual(['b', 'a']);
    expect(feed.view('all', ['P0']).get()).toEqual(['b', 'a']);
  });

  it('a page of older items, an arrival and an item between them are ordered by time', () => {
    const { feed } = loaded(item('e', 5), item('c', 3));
    feed.merge([item('d', 4), item('b', 2), item('a', 1)], 'rest');
    feed.merge([item('f', 0)], 'hub');
    expect(idsOf(feed)).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
    feed.merge([item('g', -9, { type: 'todo' }), item('h', -8)], 'rest');
    feed.merge([item('g', 6, { type: 'todo', delete: true })], 'rest');
    expect(feed.view('todoArchive').get()).toEqual(['g']);
    expect(feed.view('exports').get()).toEqual(['f', 'e', 'd', 'c', 'b', 'a', 'h']);
  });
});
