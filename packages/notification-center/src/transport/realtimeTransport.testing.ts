import { describe, expect, it } from 'vitest';
import { realtimeTransportRules, recordingHandlers, type TransportHarness } from './realtimeTransportRules.ts';

export { recordingHandlers } from './realtimeTransportRules.ts';

/** The far side of a transport that passes on what it is sent, whatever that is. */
export interface PlainTransportHarness extends TransportHarness {
  readonly sendNotification: (item: unknown) => void;
  readonly sendNotificationList: (items: readonly unknown[]) => void;
}

/** What every real-time transport of the package does. */
export function describeRealtimeTransport(name: string, createHarness: () => PlainTransportHarness) {
  describe(`${name} is a real-time transport`, () => {
    for (const rule of realtimeTransportRules) it(rule.name, () => rule.check(createHarness()));

    it('passes items and lists on as they came', async () => {
      const { createTransport, advance, sendNotification, sendNotificationList } = createHarness();
      const transport = createTransport();
      const { handlers, received } = recordingHandlers();
      transport.start(handlers);
      await advance(1000);
      sendNotification({ id: 'a', unknown: [1] });
      sendNotification(null);
      sendNotificationList([{ id: 'b' }, 'text']);
      await advance(1000);
      expect(received).toEqual([{ id: 'a', unknown: [1] }, null, [{ id: 'b' }, 'text']]);
      await transport.stop();
    });
  });
}
