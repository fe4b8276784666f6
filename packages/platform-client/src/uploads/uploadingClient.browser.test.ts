import { expect, test } from 'vitest';
import { startUploads } from './uploads.testing.ts';
import { uploadingClient } from './uploadingClient.ts';

const call = { service: 'base', method: 'POST', path: '/picture', body: { image: 'aGVsbG8=' } } as const;

test('sends the JSON of a call as an upload without a row, tells how much is sent, and gives the text of the answer', async () => {
  const { uploads, attempt } = startUploads();
  const told: number[] = [];
  const answer = uploadingClient(uploads, { id: 'NWX', name: 'Northwind' }, (percent) => told.push(percent)).request(
    call,
  );
  expect(uploads.get()).toEqual([]);
  const sending = await attempt(0);
  expect(sending.isBody).toBe(true);
  expect(sending.programId).toBe('NWX');
  expect(sending.uploadAddress).toBe(null);
  expect(await sending.file.text()).toBe('{"image":"aGVsbG8="}');
  sending.onProgress(sending.file.size / 2);
  expect(told.at(-1)).toBe(50);
  sending.answer(200, '/pictures/me.png');
  expect(await answer).toBe('/pictures/me.png');
});

test('fails with the error of the service, and with the reason of the signal', async () => {
  const { uploads, attempt } = startUploads();
  const client = uploadingClient(uploads, null, () => undefined);
  const refused = client.request(call);
  (await attempt(0)).answer(400, '{"message":"The picture is larger than 2 MB."}');
  await expect(refused).rejects.toMatchObject({ kind: 'refused', serverMessage: 'The picture is larger than 2 MB.' });
  const leaving = new AbortController();
  const cancelled = client.request({ ...call, signal: leaving.signal });
  const { signal } = await attempt(1);
  leaving.abort();
  await expect(cancelled).rejects.toBe(leaving.signal.reason);
  expect(signal.aborted).toBe(true);
});
