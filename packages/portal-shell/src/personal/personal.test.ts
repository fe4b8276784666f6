import { describe, expect, test, vi } from 'vitest';
import { clearTraces } from '@gantry/platform-client/storage/stored';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { createBrowserPersonalStorage } from './PersonalStorage.ts';
import { createPersonal } from './createPersonal.ts';
import { recentLimit, withFavouriteToggled, withVisit } from './placeChanges.ts';
import { withFavouritesOrdered, type Place } from './places.ts';
import { longestView, reportViewLimit, viewOf, withView, type ReportViews } from './reportViews.ts';

const module = (id: string): Place => ({ kind: 'module', id, title: id });

/** Two tabs of one browser: each receives the changes of the other. */
function browser(storage: Storage = memoryStorage()) {
  const tabs = [new EventTarget(), new EventTarget()] as const;
  const open = (own: EventTarget, personId = 'avery') =>
    createPersonal(
      createBrowserPersonalStorage({
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
      }),
    );
  return { storage, first: open(tabs[0]), second: open(tabs[1]), as: (personId: string) => open(tabs[0], personId) };
}

describe('favourites', () => {
  test('are kept for each person and program', () => {
    const { storage, first, as } = browser();
    first.places('HFR').change((places) => withFavouriteToggled(places, module('workOrder')));
    expect(browser(storage).first.places('HFR').get().favourites).toEqual([module('workOrder')]);
    expect(first.places('CPT').get().favourites).toEqual([]);
    expect(as('blake').places('HFR').get().favourites).toEqual([]);
  });

  test('are the same in every tab, and a tab keeps what another one added', () => {
    const { first, second } = browser();
    const listener = vi.fn();
    second.places('HFR').subscribe(listener);
    first.places('HFR').change((places) => withFavouriteToggled(places, module('workOrder')));
    expect(listener).toHaveBeenCalledOnce();
    second.places('HFR').change((places) => withFavouriteToggled(places, module('scopeManagement')));
    expect(
      first
        .places('HFR')
        .get()
        .favourites.map(({ id }) => id),
    ).toEqual(['workOrder', 'scopeManagement']);
  });

  test('stay the same object while only a visit changes', () => {
    const { first } = browser();
    const places = first.places('HFR');
    places.change((current) => withFavouriteToggled(current, module('workOrder')));
    const { favourites } = places.get();
    places.change((current) => withVisit(current, module('scopeManagement')));
    expect(places.get().recent).toEqual([module('scopeManagement')]);
    expect(places.get().favourites).toBe(favourites);
  });

  test.each(['not json', '[]', 'null', '{"favourites":[{"kind":"planet"}],"recent":3}'])(
    'that were stored as %s count as none',
    (text) => {
      const storage = memoryStorage({ 'gantry.personal/avery/places/HFR': text });
      expect(browser(storage).first.places('HFR').get()).toEqual({ favourites: [], recent: [] });
    },
  );

  test('are unpinned by the same action', () => {
    const pinned = withFavouriteToggled({ favourites: [], recent: [] }, module('a'));
    expect(withFavouriteToggled(pinned, { ...module('a'), title: 'Renamed' }).favourites).toEqual([]);
  });
});

test('the favourites take the order of their keys, and one that another tab has just added stays last', () => {
  const places = { favourites: ['a', 'b', 'c'].map(module), recent: [] };
  const { favourites } = withFavouritesOrdered(places, ['module:c', 'module:a']);
  expect(favourites.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

describe('recent places', () => {
  test('hold each place once, the latest first', () => {
    let places = { favourites: [] as Place[], recent: [] as Place[] };
    for (const id of ['a', 'b', 'a']) places = withVisit(places, module(id));
    expect(places.recent.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test(`are at most ${recentLimit}`, () => {
    let places = { favourites: [] as Place[], recent: [] as Place[] };
    for (let index = 0; index < 20; index += 1) places = withVisit(places, module(String(index)));
    expect(places.recent).toHaveLength(recentLimit);
    expect(places.recent[0]?.id).toBe('19');
  });
});

describe('the views of reports', () => {
  const none: ReportViews = [];

  test('are kept for each person, program and report, and are removed at sign-out', () => {
    const { storage, first, as } = browser();
    first.reportViews('HFR').change((views) => withView(views, 'spend', 'a'));
    const again = browser(storage).first;
    expect(viewOf(again.reportViews('HFR').get(), 'spend')).toBe('a');
    expect(viewOf(again.reportViews('HFR').get(), 'weekly')).toBeNull();
    expect(viewOf(again.reportViews('CPT').get(), 'spend')).toBeNull();
    expect(viewOf(as('blake').reportViews('HFR').get(), 'spend')).toBeNull();
    clearTraces(storage);
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
      expect(browser(storage).first.reportViews('HFR').get()).toEqual([]);
    },
  );
});
