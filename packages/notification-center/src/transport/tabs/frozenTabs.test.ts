import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestTabs, type TestTab } from './createTestTabs.testing.ts';

describe('a leading tab that the browser has frozen', () => {
  const openTwo = async () => {
    const test = createTestTabs();
    const [first, second] = [test.openTab(), test.openTab(false)];
    await test.advance(1000);
    return { ...test, first, second };
  };

  it('is replaced within three seconds once another tab is visible, and follows when it resumes', async () => {
    const { hub, first, second, advance } = await openTwo();
    first.freeze();
    await advance(60_000);
    hub.sendNotification({ id: 'while frozen' });
    second.page.setVisible(true);
    await advance(3000);
    expect(second.states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
    hub.sendNotification({ id: 'a' });
    expect(second.received).toEqual([{ id: 'a' }]);

    first.thaw();
    await advance(1000);
    expect(hub.connectionCount()).toBe(1);
    // The resumed tab is asked to catch up on missed events.
    expect(first.states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
    first.received.length = 0;
    second.received.length = 0;
    hub.sendNotification({ id: 'b' });
    await advance(1000);
    expect([first.received, second.received]).toEqual([[{ id: 'b' }], [{ id: 'b' }]]);

    second.tab.die();
    await second.inner.stop();
    await advance(1000);
    expect(hub.connectionCount()).toBe(1);
    expect(first.states.slice(-2)).toEqual(['reconnecting', 'connected']);
  });

  it('is also detected if it freezes after its answer', async () => {
    const { first, second, advance } = await openTwo();
    first.page.setVisible(false);
    second.page.setVisible(true);
    await advance(5000);
    first.freeze();
    expect(second.states).toEqual(['connecting', 'connected']);
    await advance(35_000);
    expect(second.states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
  });

  it('is replaced by a tab opened meanwhile', async () => {
    const { hub, first, openTab, advance } = await openTwo();
    first.freeze();
    const third = openTab();
    await advance(3000);
    expect(third.states).toEqual(['connecting', 'connected']);
    first.thaw();
    await advance(1000);
    expect(hub.connectionCount()).toBe(1);
  });

  it('is not replaced while no tab is visible', async () => {
    const { hub, first, second, advance } = await openTwo();
    first.freeze();
    await advance(600_000);
    expect(second.states).toEqual(['connecting', 'connected']);
    expect(hub.connectionCount()).toBe(1);
  });

  it('is replaced by only one of two tabs that check it at the same time', async () => {
    const { hub, first, second, openTab, advance } = await openTwo();
    const third = openTab(false);
    await advance(1000);
    first.freeze();
    second.page.setVisible(true);
    third.page.setVisible(true);
    await advance(5000);
    first.tab.die();
    await first.inner.stop();
    expect(hub.connectionCount()).toBe(1);
    expect([second.states.at(-1), third.states.at(-1)]).toEqual(['connected', 'connected']);
  });

  it('keeps the leadership if it is not frozen, however often the visible tab changes', async () => {
    const { first, second, advance } = await openTwo();
    for (let times = 0; times < 50; times++) {
      first.page.setVisible(times % 2 === 0);
      second.page.setVisible(times % 2 !== 0);
      await advance(20_000);
    }
    expect(first.states).toEqual(['connecting', 'connected']);
    expect(second.states).toEqual(['connecting', 'connected']);
  });

  it('leaves one connection in the end, whichever tabs were frozen, closed or visible', async () => {
    const step = fc.record({
      what: fc.constantFrom('freeze', 'thaw', 'show', 'hide', 'open', 'die', 'leave'),
      which: fc.nat(5),
      waitMs: fc.constantFrom(0, 3, 20, 1000, 1999, 2004, 40_000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { hub, openTab, advance, clock } = createTestTabs();
        const tabs: TestTab[] = [];
        const frozen = new Set<TestTab>();
        const open = () => tabs.push(openTab());
        open();
        for (const { what, which, waitMs } of steps) {
          const one = tabs[which % tabs.length];
          if (one === undefined || what === 'open') open();
          else if (what === 'freeze') {
            frozen.add(one);
            one.freeze();
          } else if (what === 'thaw' || what === 'show') {
            if (frozen.delete(one)) one.thaw();
            if (what === 'show') one.page.setVisible(true);
          } else if (what === 'hide') one.page.setVisible(false);
          else if (what === 'leave' && !frozen.has(one)) void tabs.splice(tabs.indexOf(one), 1)[0]?.transport.stop();
          else if (what === 'die') {
            tabs.splice(tabs.indexOf(one), 1);
            frozen.delete(one);
            clock.forget(one.tab);
            one.tab.die();
            await one.inner.stop();
          }
          await advance(waitMs);
        }
        if (tabs.length === 0) open();
        for (const { thaw, page } of tabs) {
          thaw();
          page.setVisible(true);
        }
        await advance(40_000);
        for (const { received } of tabs) received.length = 0;
        hub.sendNotification({ id: 'last' });
        await advance(1000);
        expect(hub.connectionCount()).toBe(1);
        expect(tabs.map(({ states }) => states.at(-1))).toEqual(tabs.map(() => 'connected'));
        expect(tabs.map(({ received }) => received)).toEqual(tabs.map(() => [{ id: 'last' }]));
      }),
      { numRuns: 300 },
    );
  });
});
