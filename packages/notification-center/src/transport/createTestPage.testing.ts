import { createRandom } from './createRandom.testing.ts';
import { createVirtualClock, createVirtualPage } from './createVirtualClock.testing.ts';

/** Creates a page with a clock that the test advances. */
export function createTestPage(seed = 1) {
  const clock = createVirtualClock(Date.UTC(2024, 10, 5, 12));
  const page = createVirtualPage(clock, createRandom(seed), {});
  return { clock, page, environment: page.environment, advance: clock.advance };
}
