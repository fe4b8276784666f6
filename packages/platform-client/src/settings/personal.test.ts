import { describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.testing.ts';
import { clearTraces } from '../storage/stored.ts';
import { createPersonal } from './createPersonal.ts';
import { orderFavourites, toggleFavourite, visitPlace } from './placeChanges.ts';
import { recentLimit, type Place, type Places } from './places.ts';
import { longestView, reportViewLimit, reportViewsOf, viewOf, withView, type ReportViews } from './reportViews.ts';

const module = (id: string): Place => ({ kind: 'module', id, title: id });

/** Two tabs of one browser: each receives the changes of the other. */
function browser(storage: Storage = memoryStorage()) {
  const tabs = [new EventTarget(), new EventTarget()] as const;
  const open = (own: EventTarget, personId = 'avery') =>
    createPersonal({
      personId,
      tabs: own,
      storage: {
        getItem: (key) => storage.getItem(key),
        setItem: (key, value) => {
          storage.setItem(key, value);
          for (const tab of tabs) {
            if (tab !== own) tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
          }
        },
      },
    });
  return { storage, first: open(tabs[0]), second: open(tabs[1]), as: (personId: string) => open(tabs[0], personId) };
}

const idsOf = (places: Places['recent']) => places.get().map(({ id }) => id);

describe('favourites', () => {
  test('are kept for each person and program', () => {
    const { storage, first, as } = browser();
    toggleFavourite(first.places('HFR'), module('workOrder'));
    expect(browser(storage).first.places('HFR').favourites.get()).toEqual([module('workOrder')]);
    expect(idsOf(first.places('CPT').favourites)).toEqual([]);
    expect(idsOf(as('blake').places('HFR').favourites)).toEqual([]);
  });

  test('are the same in every tab, and a tab keeps what another one added', () => {
    const { first, second } = browser();
    const listener = vi.fn();
    second.places('HFR').favourites.subscribe(listener);
    toggleFavourite(first.places('HFR'), module('workOrder'));
    expect(listener).toHaveBeenCalledOnce();
    toggleFavourite(second.places('HFR'), module('scopeManagement'));
    expect(idsOf(first.places('HFR').favourites)).toEqual(['workOrder', 'scopeManagement']);
  });

  test('stay the same object while only a visit changes', () => {
    const places = browser().first.places('HFR');
    toggleFavourite(places, module('workOrder'));
    const before = places.favourites.get();
    visitPlace(places, module('scopeManagement'));
    expect(places.recent.get()).toEqual([module('scopeManagement')]);
    expect(places.favourites.get()).toBe(before);
  });

  test.each(['not json', '[]', 'null', '{"at":1,"known":{"favourite/HFR/module:a":"A"},"waiting":3}'])(
    'that were stored as %s count as none',
    (text) => {
      const storage = memoryStorage({ 'gantry.personal/avery/settings': text });
      const { favourites, recent } = browser(storage).first.places('HFR');
      expect([favourites.get(), recent.get()]).toEqual([[], []]);
    },
  );

  test('are unpinned by the same action', () => {
    const places = browser().first.places('HFR');
    toggleFavourite(places, module('a'));
    toggleFavourite(places, { ...module('a'), title: 'Renamed' });
    expect(places.favourites.get()).toEqual([]);
  });

  test('take the order of their keys, and one that another tab has just added stays last', () => {
    const places = browser().first.places('HFR');
    for (const id of ['a', 'b', 'c']) toggleFavourite(places, module(id));
    orderFavourites(places, ['module:c', 'module:a']);
    expect(idsOf(places.favourites)).toEqual(['c', 'a', 'b']);
  });

  test('that are pinned again stand at the end', () => {
    const places = browser().first.places('HFR');
    for (const id of ['a', 'b']) toggleFavourite(places, module(id));
    orderFavourites(places, ['module:b', 'module:a']);
    for (const _ of ['unpinned', 'pinned']) toggleFavourite(places, module('b'));
    expect(idsOf(places.favourites)).toEqual(['a', 'b']);
  });
});

describe('recent places', () => {
  test('hold each place once, the latest first', () => {
    const places = browser().first.places('HFR');
    for (const id of ['a', 'b', 'a']) visitPlace(places, module(id));
    expect(idsOf(places.recent)).toEqual(['a', 'b']);
  });

  test(`are at most ${recentLimit}, of which the others leave the storage`, () => {
    const { storage, first } = browser();
    for (let index = 0; index < 20; index += 1) visitPlace(first.places('HFR'), module(String(index)));
    const { recent } = first.places('HFR');
    expect([recent.get().length, recent.get()[0]?.id]).toEqual([recentLimit, '19']);
    expect(Object.keys(first.settings.get().waiting)).toHaveLength(recentLimit);
    expect(idsOf(browser(storage).first.places('HFR').recent)).toEqual(idsOf(recent));
  });
});

describe('the views of reports', () => {
  const none: ReportViews = [];

  test('are kept for each person, program and report, and are removed at sign-out', () => {
    const { storage, first, as } = browser();
    reportViewsOf(first, 'HFR').set(withView([], 'spend', 'a'));
    const again = browser(storage).first;
    expect(viewOf(reportViewsOf(again, 'HFR').get(), 'spend')).toBe('a');
    expect(viewOf(reportViewsOf(again, 'HFR').get(), 'weekly')).toBeNull();
    expect(viewOf(reportViewsOf(again, 'CPT').get(), 'spend')).toBeNull();
    expect(viewOf(reportViewsOf(as('blake'), 'HFR').get(), 'spend')).toBeNull();
    clearTraces(storage, 'blake');
    expect(storage).toHaveLength(1);
    clearTraces(storage, 'avery');
    expect(storage).toHaveLength(0);
  });

  test('are forgotten one by one', () => {
    const views = withView(withView(none, 'spend', 'a'), 'weekly', 'b');
    expect(withView(views, 'spend', null)).toEqual([{ id: 'weekly', state: 'b' }]);
  });

  test(`are at most ${reportViewLimit}, of which the latest stay`, () => {
    let views = none;
    for (let index = 0; index < 20; index += 1) views = withView(views, String(index), 'a');
    expect(views).toHaveLength(reportViewLimit);
    expect(views[0]?.id).toBe('19');
  });

  test('are not kept beyond a length, and an older one does not stay in their place', () => {
    const views = withView(none, 'spend', 'a');
    expect(withView(views, 'spend', 'a'.repeat(longestView + 1))).toEqual([]);
  });

  test.each(['not json', '{}', '[{"id":"spend"}]', '[{"id":"spend","state":""}]', '[{"id":"spend","state":3}]'])(
    'that were stored as %s count as none',
    (text) => {
      const storage = memoryStorage({ 'gantry.personal/avery/reports/HFR': text });
      expect(reportViewsOf(browser(storage).first, 'HFR').get()).toEqual([]);
    },
  );
});
