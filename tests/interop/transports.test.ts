import { randomUUID } from 'node:crypto';
import { createSignalRTransport } from '@gantry/notification-center';
import { realtimeTransportRules } from '@gantry/notification-center/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from './support/calls.ts';
import { createHubHarness } from './support/createHubHarness.ts';
import { startProxy, type CuttableProxy } from './support/cuttableProxy.ts';
import { startIdentity, type TestIdentity } from './support/identity.ts';
import { startExample, startPostgres, type ExampleBackend, type Postgres } from './support/servers.ts';

// Tests the package's transport, with the official client, against ASP.NET Core's SignalR.
let identity: TestIdentity;
let postgres: Postgres;

beforeAll(async () => {
  [identity, postgres] = await Promise.all([startIdentity(), startPostgres()]);
});

afterAll(async () => {
  await identity.close();
  await postgres.close();
});

const startBackend = (settings: Record<string, string>) =>
  startExample({ postgresPort: postgres.port, userInfoAddress: identity.userInfoAddress, settings });

for (const transport of ['WebSockets', 'ServerSentEvents', 'LongPolling']) {
  describe(`a hub with ${transport} alone`, () => {
    let backend: ExampleBackend;
    let proxy: CuttableProxy;

    beforeAll(async () => {
      backend = await startBackend({ 'Hub:Transports': transport });
      proxy = await startProxy(backend.port);
    });

    afterAll(async () => {
      await proxy.close();
      await backend.process.end();
    });

    for (const { name: rule, check } of realtimeTransportRules) {
      it(rule, async () => {
        const user = randomUUID();
        const token = identity.tokenOf(user);
        proxy.setRefusing(false);
        await check(createHubHarness({ proxy, backendOrigin: backend.origin, user, token: () => token }));
      });
    }
  });
}

describe('the redirect of Azure SignalR Service', () => {
  let service: ExampleBackend;
  let front: ExampleBackend;

  beforeAll(async () => {
    const SigningKey = 'one-key-for-both-instances';
    service = await startBackend({ SigningKey });
    front = await startBackend({ SigningKey, 'Hub:RedirectTo': `${service.origin}/notificationHub` });
  });

  afterAll(() => Promise.all([service, front].map(({ process }) => process.end())));

  it('the client follows the address of the negotiate response, with the token of that response', async () => {
    const received: unknown[] = [];
    const states: string[] = [];
    const token = identity.tokenOf('avery');
    const transport = createSignalRTransport({ url: `${front.origin}/notificationHub`, accessToken: () => token });
    transport.start({
      onItems: (items) => received.push(...(items as unknown[])),
      onStateChange: (state) => states.push(state),
    });
    // A slow start is tried again, which adds states.
    await expect.poll(() => states.at(-1), { timeout: 60_000 }).toBe('connected');
    expect(await publish(service.origin, 'avery', 'a')).toBe(true);
    await expect.poll(() => received, { timeout: 60_000 }).toMatchObject([{ id: 'a' }]);
    await transport.stop();
  });

  it('a token that the provider does not know is not redirected', async () => {
    const answer = await fetch(`${front.origin}/notificationHub/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { authorization: 'Bearer of.nobody.here' },
    });
    expect(answer.status).toBe(401);
  });
});

describe('an expired token', () => {
  it('closes the connection, and the transport reconnects with a newer token', async () => {
    const backend = await startBackend({});
    const states: string[] = [];
    const tokens: string[] = [];
    const transport = createSignalRTransport({
      url: `${backend.origin}/notificationHub`,
      accessToken() {
        tokens.push(identity.tokenOf('avery', 4));
        return tokens.at(-1) ?? null;
      },
      onWarning: () => {},
    });
    transport.start({
      onItems: () => {},
      onStateChange: (state) => states.push(state),
    });
    // On a slow machine a token may end on its way, and is refused then. What follows a connection counts.
    const isBack = /\bconnected reconnecting (?:\w+ )*connected\b/;
    await expect.poll(() => states.join(' '), { timeout: 120_000 }).toMatch(isBack);
    expect(new Set(tokens).size).toBeGreaterThan(1);
    await transport.stop();
    await backend.process.end();
  });
});
