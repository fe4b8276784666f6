import { createWritable } from '@gantry/base/observable';
import { expect, it } from 'vitest';
import { items, startTestCenter } from './createTestCenter.testing.ts';
import { localItemOf, showLocalItems, type LocalItem } from './center/showLocalItems.ts';

const upload: LocalItem = {
  id: 'upload/1',
  type: 'import',
  title: 'Jobs import',
  createdDate: '2024-11-05T11:00:00.000Z',
  program: { id: 'NWX', name: 'Northwind' },
};

/** A center with three imports of the service and one local item, which the item of its key replaces. */
async function start() {
  const local = createWritable<readonly LocalItem[]>([upload]);
  const extendFeed = showLocalItems({
    ...local,
    replaceBy: ({ payload: { uploadKey } }) => {
      if (uploadKey !== '1') return false;
      local.set([]);
      return true;
    },
  });
  const test = await startTestCenter({ notifications: items(3, { type: 'import' }) }, { extendFeed });
  await test.begin(test.center.list('imports').load());
  return { ...test, local, view: test.center.feed.view('imports') };
}

it('a local item stands above those of the service, in each list of its type and in its program', async () => {
  const { center, view } = await start();
  expect(view.get()).toEqual(['upload/1', 'n2', 'n1', 'n0']);
  expect(view.get()).toBe(view.get());
  expect(center.feed.view('exports').get()).not.toContain('upload/1');
  expect(center.feed.view('imports', ['NWX']).get()).toContain('upload/1');
  expect(center.feed.view('imports', ['CPT']).get()).not.toContain('upload/1');
  const [local, ofService] = ['upload/1', 'n1'].map((id) => center.feed.getItem(id));
  expect(local).toMatchObject({ title: 'Jobs import', type: 'import', read: true });
  expect([local, ofService].map((item) => item && localItemOf(item))).toEqual([upload, undefined]);
});

it('its time is never older than that of the row below it', async () => {
  const { view } = await start();
  const times = view.get().map((id) => view.timeOf(id) ?? 0);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

it('the job of its key takes its place: no list shows both, and none shows neither', async () => {
  const { platform, advance, view } = await start();
  const seen: string[] = [];
  view.subscribe(() => seen.push(view.get().join()));
  platform.publish({ id: 'job', type: 'import', title: 'Jobs import', read: false, payload: { uploadKey: '1' } });
  await advance(1000);
  expect(view.get()).toEqual(['job', 'n2', 'n1', 'n0']);
  expect(seen.at(-1)).toBe('job,n2,n1,n0');
  expect(seen.filter((ids) => ids.includes('upload/1') && ids.includes('job'))).toEqual([]);
});

it('it goes when the app takes it away', async () => {
  const { local, view, center } = await start();
  local.set([]);
  expect(view.get()).toEqual(['n2', 'n1', 'n0']);
  expect(center.feed.getItem('upload/1')).toBeUndefined();
});
