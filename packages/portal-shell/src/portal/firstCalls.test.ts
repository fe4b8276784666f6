import { createHttpNotificationClient, firstPageRequest } from '@gantry/notification-center';
import { expect, test, vi } from 'vitest';
import { withEarlyAnswers } from '../services/earlyAnswers.ts';
import type { HttpClient } from '../services/HttpClient.ts';
import { askFirst } from './firstCalls.ts';

const page = (id: string) => ({ notifications: [{ id }], totalPages: 1 });
const newest = firstPageRequest('all');
const program = { get: () => ({ id: 'NWX', name: 'Northwest' }) };

/** Makes the first calls. The first of them is for the menu. */
function begin(send: HttpClient['request']) {
  const http = withEarlyAnswers({ request: send }, program);
  askFirst(http, program);
  const request: Parameters<typeof createHttpNotificationClient>[0]['request'] = (call) =>
    http.request({ ...call, service: 'notification', isProgramRequired: false });
  return createHttpNotificationClient({ request, userId: 'avery' });
}

test('the newest notifications are asked for at once, and the first call of the center gets the answer', async () => {
  const send = vi
    .fn<HttpClient['request']>()
    .mockResolvedValueOnce('menu')
    .mockResolvedValueOnce(page('early'))
    .mockResolvedValueOnce(page('exports'))
    .mockResolvedValueOnce(page('late'));
  const client = begin(send);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ method: 'POST', body: newest }));
  expect(await client.getFilteredNotifications(firstPageRequest('exports'))).toEqual(page('exports'));
  expect(await client.getFilteredNotifications(newest)).toEqual(page('early'));
  expect(await client.getFilteredNotifications(newest)).toEqual(page('late'));
});

test('an answer that is no page is refused as any other, and so is an error', async () => {
  const then = (send: ReturnType<typeof vi.fn<HttpClient['request']>>) => send.mockResolvedValueOnce('menu');
  const client = begin(then(vi.fn<HttpClient['request']>()).mockResolvedValueOnce('none'));
  await expect(client.getFilteredNotifications(newest)).rejects.toThrow('a page of notifications');
  const failing = begin(then(vi.fn<HttpClient['request']>()).mockRejectedValueOnce(new Error('503')));
  await expect(failing.getFilteredNotifications(newest)).rejects.toThrow('503');
});

test('before a program is chosen nobody has notifications', () => {
  const askEarly = vi.fn<(request: object) => null>(() => null);
  askFirst({ askEarly }, { get: () => null });
  expect(askEarly).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ service: 'application' }));
});
