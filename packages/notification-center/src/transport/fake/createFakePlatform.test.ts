import { createTestPage } from '../createTestPage.testing.ts';
import { describeRealtimeTransport } from '../realtimeTransport.testing.ts';
import { createSharedTransport } from '../tabs/createSharedTransport.ts';
import { createFakeHub } from './createFakeHub.ts';
import { createFakeBrowser } from './createFakeTabs.ts';

describeRealtimeTransport('the fake hub', () => {
  const { environment, advance } = createTestPage();
  return { advance, ...createFakeHub(environment, () => 50) };
});

describeRealtimeTransport('a transport shared by tabs', () => {
  const { environment, advance, clock } = createTestPage();
  const hub = createFakeHub(environment, () => 50);
  const browser = createFakeBrowser((callback) => environment.setTimer(callback, 5), clock.now);
  const createTransport = () =>
    createSharedTransport({ transport: hub.createTransport(), tabs: browser.openTab(), environment });
  return { advance, ...hub, createTransport };
});
