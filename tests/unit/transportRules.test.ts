import { realtimeTransportRules, type TransportHarness } from '@gantry/notification-center/testing';
import { expect, it } from 'vitest';

const nothing = () => undefined;

/** A transport that connects to nothing, and says nothing. */
const silent: TransportHarness = {
  createTransport: () => ({ start: nothing, stop: async () => undefined }),
  advance: async () => undefined,
  sendNotification: nothing,
  drop: nothing,
  refuse: nothing,
  restore: nothing,
  connectionCount: () => 0,
};

it('the error of a broken rule says what the transport did', async () => {
  const [rule] = realtimeTransportRules;
  await expect(rule?.check(silent)).rejects.toThrow('saw [], not ["connecting","connected"]');
});

it.each(realtimeTransportRules)('a transport that does nothing breaks the rule: $name', ({ check }) =>
  expect(check(silent)).rejects.toThrow('The transport did not do as it should'),
);
