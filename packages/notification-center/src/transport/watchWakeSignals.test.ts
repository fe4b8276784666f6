import { expect, it, vi } from 'vitest';
import { createTestPage } from './createTestPage.testing.ts';
import { watchWakeSignals } from '@gantry/base/environment';

const minuteMs = 60_000;

function setUp() {
  const { clock, page, environment, advance } = createTestPage();
  const onWake = vi.fn();
  const stop = watchWakeSignals(
    {
      ...environment,
      // Browsers fire the chained timers of a hidden page once a minute, on the minute.
      setTimer(callback, delayMs) {
        const due = clock.now() + delayMs;
        const wait = environment.isVisible() ? due : Math.ceil(due / minuteMs) * minuteMs;
        return environment.setTimer(callback, wait - clock.now());
      },
    },
    onWake,
  );
  return { clock, page, advance, onWake, stop };
}

it('the slow timers of a hidden page do not count as sleep, neither while it is hidden nor when it becomes visible', async () => {
  const { page, advance, onWake } = setUp();
  await advance(15_000);
  page.setVisible(false);
  await advance(60 * minuteMs);
  expect(onWake.mock.calls).toEqual([]);
  page.setVisible(true);
  await advance(minuteMs);
  expect(onWake.mock.calls).toEqual([['visible']]);
});

it.each([true, false])('a sleep is detected once (page visible: %s)', async (isVisible) => {
  const { clock, page, advance, onWake } = setUp();
  page.setVisible(isVisible);
  await advance(15_000);
  onWake.mockClear();
  clock.sleep(10 * minuteMs);
  await advance(5 * minuteMs);
  expect(onWake.mock.calls).toEqual([['slept']]);
});

it('no signal follows after stop', async () => {
  const { clock, page, advance, onWake, stop } = setUp();
  stop();
  page.goOnline();
  page.setVisible(false);
  page.setVisible(true);
  clock.sleep(10 * minuteMs);
  await advance(minuteMs);
  expect(onWake).not.toHaveBeenCalled();
});
