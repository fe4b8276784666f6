import { describe, expect, it, vi } from 'vitest';
import { createSignalRHarness } from './createSignalRHarness.testing.ts';

describe('a transport that opens and says nothing', () => {
  it('leaves a transport that is silent for 15 s for the next one', async () => {
    const { holdBack, attempts, connectionCount, warnings, begin } = createSignalRHarness();
    holdBack('WebSockets', 'ServerSentEvents');
    const { states } = await begin(60_000);
    expect(attempts.map(({ transport }) => transport)).toEqual(['WebSockets', 'ServerSentEvents', 'LongPolling']);
    expect(attempts.map(({ at }) => at - (attempts[0]?.at ?? 0))).toEqual([0, 15_000, 30_000]);
    expect(states).toEqual(['connecting', 'connected']);
    expect(connectionCount()).toBe(1);
    expect(warnings).toHaveLength(2);
  });

  it('begins again with the first transport, after a delay, if all are silent', async () => {
    const { holdBack, attempts, begin } = createSignalRHarness();
    holdBack('WebSockets', 'ServerSentEvents', 'LongPolling');
    await begin(300_000);
    expect(attempts.slice(0, 4).map(({ transport }) => transport)).toEqual([
      'WebSockets',
      'ServerSentEvents',
      'LongPolling',
      'WebSockets',
    ]);
    const [, , third, fourth] = attempts;
    expect((fourth?.at ?? 0) - (third?.at ?? 0)).toBeGreaterThanOrEqual(15_000 + 4000);
  });

  it('stays with the transport that works, until the network changes', async () => {
    const { advance, holdBack, drop, page, attempts, begin } = createSignalRHarness();
    holdBack('WebSockets');
    await begin(60_000);
    holdBack();
    drop();
    await advance(60_000);
    expect(attempts.map(({ transport }) => transport)).toEqual(['WebSockets', 'ServerSentEvents', 'ServerSentEvents']);
    page.goOnline();
    await advance(0);
    expect(attempts.at(-1)?.transport).toBe('WebSockets');
  });

  it('stops during a start that has no answer', async () => {
    const { advance, holdBack, connectionCount, begin } = createSignalRHarness();
    holdBack('WebSockets', 'ServerSentEvents', 'LongPolling');
    const { transport } = await begin(5000);
    const stopped = vi.fn();
    void transport.stop().then(stopped);
    await advance(2000);
    expect(stopped).toHaveBeenCalled();
    holdBack();
    await advance(60_000);
    expect(connectionCount()).toBe(0);
  });
});

describe('a hub that refuses the token', () => {
  it('asks for one renewal, and connects at once with the new token', async () => {
    const { unwanted, attempts, connectionCount, begin } = createSignalRHarness();
    unwanted.add('old');
    let token = 'old';
    const renewAccessToken = vi.fn(async () => void (token = 'new'));
    const onUnauthorized = vi.fn();
    await begin(1000, { accessToken: () => token, renewAccessToken, onUnauthorized });
    expect(renewAccessToken.mock.calls).toEqual([['old']]);
    expect(attempts.map((attempt) => attempt.token)).toEqual(['old', 'new']);
    expect(connectionCount()).toBe(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('asks once for a sign-in if it refuses the renewed token too, and the connection is tried again', async () => {
    const { advance, unwanted, connectionCount, begin } = createSignalRHarness();
    for (const token of ['old', 'new']) unwanted.add(token);
    let token = 'old';
    const renewAccessToken = vi.fn(async () => void (token = 'new'));
    const onUnauthorized = vi.fn();
    await begin(300_000, { accessToken: () => token, renewAccessToken, onUnauthorized });
    expect(renewAccessToken).toHaveBeenCalledOnce();
    expect(onUnauthorized).toHaveBeenCalledOnce();
    token = 'signed in again';
    await advance(600_000);
    expect(connectionCount()).toBe(1);
  });

  it('asks for no sign-in while the renewal itself fails', async () => {
    const { unwanted, connectionCount, begin } = createSignalRHarness();
    unwanted.add('old');
    let token = 'old';
    let failures = 3;
    const onUnauthorized = vi.fn();
    const renewAccessToken = async () => {
      if (failures-- > 0) throw new Error('The provider does not answer.');
      token = 'new';
    };
    await begin(200_000, { accessToken: () => token, renewAccessToken, onUnauthorized });
    expect(connectionCount()).toBe(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
