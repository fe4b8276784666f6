import { describe, expect, it } from 'vitest';
import { realtimeTransportRules, startTransport, type TransportHarness } from './realtimeTransportRules.ts';

export { recordingHandlers, startTransport } from './realtimeTransportRules.ts';

/** The harness of a transport that passes on any input unchanged. */
export interface PlainTransportHarness extends TransportHarness {
  readonly sendNotification: (item: unknown) => void;
  readonly sendNotificationList: (items: readonly unknown[]) => void;
}

/** Tests the rules that every real-time transport of the package keeps. */
export function describeRealtimeTransport(name: string, createHarness: () => PlainTransportHarness) {
  describe(`${name} is a real-time transport`, () => {
    for (const rule of realtimeTransportRules) it(rule.name, () => rule.check(createHarness()));

    it('passes items and lists on unchanged', async () => {
      const harness = createHarness();
      const { advance, sendNotification, sendNotificationList } = harness;
      const { received } = await startTransport(harness);
      sendNotification({ id: 'a', unknown: [1] });
      sendNotification(null);
      sendNotificationList([{ id: 'b' }, 'text']);
      await advance(1000);
      expect(received).toEqual([{ id: 'a', unknown: [1] }, null, { id: 'b' }, 'text']);
    });
  });
}
