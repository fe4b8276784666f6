import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeRealtimeTransport, recordingHandlers } from '../realtimeTransport.testing.ts';
import { createSignalRHarness } from './createSignalRHarness.testing.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const waitsBetween = (attempts: readonly { readonly at: number }[]) =>
  attempts.slice(1).map(({ at }, index) => at - (attempts[index]?.at ?? 0));

describeRealtimeTransport('the SignalR adapter', () => createSignalRHarness().harness);

describe('the SignalR adapter', () => {
  it('starts within a second, at another moment on each page', async () => {
    const delays = [];
    for (let seed = 1; seed <= 20; seed++) {
      const { attempts, clock, begin } = createSignalRHarness({}, seed);
      const started = clock.now();
      await begin(1000);
      delays.push((attempts[0]?.at ?? 0) - started);
    }
    expect(new Set(delays).size).toBeGreaterThan(15);
  });

  it('"If the initial start fails, it retries after 5 seconds." After that, after 4 s to a minute', async () => {
    const { refuse, attempts, begin } = createSignalRHarness();
    refuse();
    await begin(600_000);
    const [first = 0, ...waits] = waitsBetween(attempts);
    expect(first).toBeGreaterThanOrEqual(5000);
    expect(first).toBeLessThan(6000);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(4000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
  });

  it('is back within the spread after a loss; while the hub stays away, it retries with delays of 4 s to a minute', async () => {
    const { advance, drop, refuse, attempts, clock, begin } = createSignalRHarness({
      reconnectSpreadSeconds: 2,
    });
    await begin(1000);
    const dropped = clock.now();
    drop();
    await advance(2000);
    expect(attempts.at(-1)?.at).toBeGreaterThan(dropped);
    attempts.length = 0;
    refuse();
    await advance(600_000);
    const waits = waitsBetween(attempts);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(4000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
    expect(new Set(waits).size).toBeGreaterThan(waits.length / 2);
  });

  it('backs off from a hub that accepts and closes at once, until a connection has lasted for a while', async () => {
    const { createTransport, advance, drop, attempts } = createSignalRHarness();
    const { handlers } = recordingHandlers();
    let isFlapping = true;
    createTransport().start({
      ...handlers,
      onStateChange(state) {
        if (state === 'connected' && isFlapping) drop();
      },
    });
    await advance(600_000);
    expect(attempts.length).toBeGreaterThan(20);
    expect(attempts.length).toBeLessThan(70);
    isFlapping = false;
    await advance(120_000);
    attempts.length = 0;
    drop();
    await advance(30_000);
    expect(attempts).toHaveLength(1);
  });

  it.each(['online', 'visible'] as const)('retries at once when the page is %s again', async (reason) => {
    const { advance, refuse, restore, page, attempts, clock, begin } = createSignalRHarness();
    await begin(1000);
    refuse();
    await advance(300_000);
    restore();
    if (reason === 'online') page.goOnline();
    else {
      page.setVisible(false);
      page.setVisible(true);
    }
    await advance(0);
    expect(attempts.at(-1)?.at).toBe(clock.now());
  });

  it.each(['online', 'slept'] as const)('replaces a connection that may be dead: %s', async (reason) => {
    const { advance, page, clock, made, connectionCount, begin } = createSignalRHarness();
    const { states } = await begin(15_000);
    if (reason === 'online') page.goOnline();
    else clock.sleep(600_000);
    await advance(12_000);
    expect(states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
    expect([made(), connectionCount()]).toEqual([2, 1]);
  });

  it('keeps its connection during an hour in the background', async () => {
    const { createTransport, advance, page, clock, environment, made } = createSignalRHarness();
    // The timers of a hidden page fire once a minute.
    const setTimer = (callback: () => void, delayMs: number) =>
      environment.setTimer(callback, Math.ceil((clock.now() + delayMs) / 60_000) * 60_000 - clock.now());
    createTransport({ environment: { ...environment, setTimer } }).start(recordingHandlers().handlers);
    page.setVisible(false);
    await advance(3_600_000);
    page.setVisible(true);
    await advance(60_000);
    expect(made()).toBe(1);
  });

  it('keeps its connection if a listener throws, and the error is still reported', async () => {
    const afterwards: (() => void)[] = [];
    vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => void afterwards.push(task));
    const { createTransport, advance, made, connectionCount, sendNotification } = createSignalRHarness();
    const { handlers, received } = recordingHandlers();
    const transport = createTransport();
    transport.start({
      ...handlers,
      onStateChange(state) {
        throw new Error(`cannot draw ${state}`);
      },
    });
    await advance(60_000);
    sendNotification({ id: 'a' });
    expect([made(), connectionCount()]).toEqual([1, 1]);
    expect(received).toEqual([{ id: 'a' }]);
    expect(afterwards).toHaveLength(2);
    expect(afterwards[0]).toThrow('cannot draw connecting');
    expect(afterwards[1]).toThrow('cannot draw connected');
    await transport.stop();
    expect(connectionCount()).toBe(0);
  });

  it('closes the connection that a failed start left open', async () => {
    const { made, connectionCount, refuseHandshakes, begin } = createSignalRHarness();
    refuseHandshakes();
    await begin(21_000);
    expect(made()).toBeGreaterThan(1);
    expect(connectionCount()).toBe(0);
  });

  it('reads the token again for each connection', async () => {
    const tokens = ['one', 'two', 'three', 'four'];
    const { advance, drop, attempts, begin } = createSignalRHarness();
    await begin(1000, { accessToken: () => tokens.shift() ?? 'last' });
    drop();
    await advance(31_000);
    expect(attempts.map(({ token }) => token)).toEqual(['two', 'four']);
  });

  it('"Missing access token: only a console warning in the real-time connection."', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { advance, made, connectionCount, begin } = createSignalRHarness();
    let token: string | null = null;
    await begin(4000, { accessToken: async () => token, onWarning: (message) => console.warn(message) });
    expect(warn).toHaveBeenCalled();
    expect(made()).toBe(0);
    token = 'token';
    await advance(60_000);
    expect(connectionCount()).toBe(1);
  });

  it('retries after a failed token getter or module', async () => {
    const { connectionCount, begin } = createSignalRHarness();
    let fails = 2;
    const accessToken = () => {
      if (fails-- > 0) throw new Error('no token for you');
      return 'token';
    };
    await begin(20_000, { accessToken });
    expect(connectionCount()).toBe(1);
  });

  it('never reports the address or the token', async () => {
    const { refuse, warnings, begin } = createSignalRHarness();
    refuse();
    await begin(60_000);
    expect(warnings.join('\n')).not.toMatch(/secret|hub\.example/);
  });
});
