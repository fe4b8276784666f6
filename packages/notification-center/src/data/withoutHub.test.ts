import { expect, it } from 'vitest';
import { items, startTestCenter } from './createTestCenter.testing.ts';

const minute = 60_000;

const changesAsked = (calls: readonly string[]) => calls.filter((call) => call === 'getSince').length;

it('asks the service about once a minute while there is no hub, and less often once it is back', async () => {
  const { center, platform, advance } = await startTestCenter({ notifications: items(3) });
  platform.hub.refuse();
  await advance(minute);
  for (let times = 1; times <= 5; times++) {
    platform.publish({ id: `stored${times}`, type: 'todo' }, 'store');
    await advance(1.6 * minute);
    expect(center.feed.getItem(`stored${times}`)).toBeDefined();
  }
  const before = platform.calls.length;
  await advance(20 * minute);
  const asked = changesAsked(platform.calls.slice(before));
  expect(asked).toBeGreaterThan(12);
  expect(asked).toBeLessThan(32);

  platform.hub.restore();
  await advance(2 * minute);
  const afterwards = platform.calls.length;
  await advance(20 * minute);
  expect(changesAsked(platform.calls.slice(afterwards))).toBeLessThan(11);
});

it('asks nothing in a hidden page, and catches up when the page is visible', async () => {
  const { center, platform, advance, page } = await startTestCenter({ notifications: items(3) });
  platform.hub.refuse();
  page.setVisible(false);
  await advance(minute);
  const before = platform.calls.length;
  platform.publish({ id: 'stored', type: 'todo' }, 'store');
  await advance(20 * minute);
  expect(platform.calls.length).toBe(before);
  page.setVisible(true);
  await advance(1000);
  expect(center.feed.getItem('stored')).toBeDefined();
});

it('asks at different moments on different pages', async () => {
  const moments = new Set<number>();
  for (let seed = 1; seed <= 10; seed++) {
    const { platform, advance } = await startTestCenter({ notifications: items(3) }, {}, seed);
    platform.hub.refuse();
    await advance(2000);
    const before = platform.calls.length;
    let waited = 0;
    while (platform.calls.length === before) {
      await advance(1000);
      waited += 1;
    }
    moments.add(waited);
  }
  expect(moments.size).toBeGreaterThan(4);
});
