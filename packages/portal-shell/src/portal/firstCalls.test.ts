import { createHttpNotificationClient, firstPageRequest, type RequestFunction } from '@gantry/notification-center';
import { expect, test, vi } from 'vitest';
import { withNewestAsked } from './firstCalls.ts';

const page = (id: string) => ({ notifications: [{ id }], totalPages: 1 });
const newest = firstPageRequest('all');

function begin(send: RequestFunction) {
  let program = { id: 'NWX', name: 'Northwest' };
  const requestTo = withNewestAsked({ requestTo: () => send }, { get: () => program });
  return {
    client: createHttpNotificationClient({ request: requestTo('notification'), userId: 'avery' }),
    choose: (id: string) => {
      program = { id, name: id };
    },
  };
}

test('the newest notifications are asked for at once, and the first call of the center gets the answer', async () => {
  const send = vi
    .fn<RequestFunction>()
    .mockResolvedValueOnce(page('early'))
    .mockResolvedValueOnce(page('exports'))
    .mockResolvedValueOnce(page('late'));
  const { client } = begin(send);
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ method: 'POST', body: newest }));
  expect(await client.getFilteredNotifications(firstPageRequest('exports'))).toEqual(page('exports'));
  expect(await client.getFilteredNotifications(newest)).toEqual(page('early'));
  expect(await client.getFilteredNotifications(newest)).toEqual(page('late'));
});

test('an answer that is no page is refused as any other, and so is an error', async () => {
  const { client } = begin(vi.fn<RequestFunction>().mockResolvedValueOnce('none'));
  await expect(client.getFilteredNotifications(newest)).rejects.toThrow('a page of notifications');
  const { client: failing } = begin(vi.fn<RequestFunction>().mockRejectedValueOnce(new Error('503')));
  await expect(failing.getFilteredNotifications(newest)).rejects.toThrow('503');
});

test('after a change of program the center asks anew', async () => {
  const send = vi.fn<RequestFunction>().mockResolvedValueOnce(page('early')).mockResolvedValueOnce(page('own'));
  const { client, choose } = begin(send);
  choose('SEA');
  expect(await client.getFilteredNotifications(newest)).toEqual(page('own'));
});
