import { describe, expect, it } from 'vitest';
import { platformOfAvery } from '../testing/platformOfAvery.ts';
import { signIn } from '../testing/testPlatform.ts';
import type { LoggedRequest } from './requestLog.ts';

const { platformOrigin, token, control, call } = platformOfAvery();

describe('the request log', () => {
  const requests = async (after = 0) =>
    (await (await control('GET', `/requests?after=${String(after)}`)).json()) as LoggedRequest[];

  it('holds no tokens, no passwords and no calls of the control surface', async () => {
    await fetch(`${platformOrigin()}/notification/notificationHub?access_token=${token()}&id=x`);
    await signIn(platformOrigin(), 'emil');
    const log = await requests();
    expect(log[0]).toMatchObject({ service: 'hub', path: '/', query: { id: 'x' }, authorization: 'present' });
    expect(new Set(log.map(({ service }) => service))).toEqual(new Set(['hub', 'identity']));
    expect(log.every(({ body }) => body === null)).toBe(true);
    expect(JSON.stringify(log)).not.toContain(token());
  });

  it('continues to count after a reset', async () => {
    await call('/base/x');
    const [before] = await requests();
    await control('POST', '/reset');
    expect(await requests()).toEqual([]);
    await call('/base/x');
    expect((await requests())[0]?.seq).toBe((before?.seq ?? 0) + 1);
  });
});
