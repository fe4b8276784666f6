import { describe, expect, it } from 'vitest';
import { realtimeTransportRules, recordingHandlers, type TransportHarness } from './realtimeTransportRules.ts';

export { recordingHandlers } from './realtimeTransportRules.ts';

/** Creates a transport, starts it, and gives it two seconds to connect. */
export async function startTransport({
  createTransport,
  advance,
}: Pick<TransportHarness, 'createTransport' | 'advance'>) {
  const { handlers, ...recorded } = recordingHandlers();
  const transport = createTransport();
  transport.start(handlers);
  await advance(2000);
  return { ...recorded, transport };
}

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
