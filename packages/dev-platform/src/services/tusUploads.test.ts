import { expect, test } from 'vitest';
import { servicesUnderTest } from '../testing/servicesUnderTest.ts';

const content = Buffer.from('Item,Bin\nANT-2204,A1\nCBL-0090,B4\n');

/** A platform, and a file that was announced to it by tus. What each backend has to do, `backendRules.test.ts` proves. */
async function start(name: string) {
  const { application, state } = servicesUnderTest();
  const call = async (method: string, at: string, headers: Record<string, string> = {}, body?: BodyInit) =>
    application.request(new URL(at, 'http://localhost'), {
      method,
      headers: { authorization: 'Bearer avery', program: 'NWX', 'tus-resumable': '1.0.0', ...headers },
      ...(body !== undefined && { body }),
    });
  const metadata = Object.entries({ key: 'key-1', filename: name, title: 'Items' });
  const created = await call('POST', '/base/fsoworkflowtasks/api/BackgroundJobs/Import', {
    'upload-length': String(content.length),
    'upload-metadata': metadata.map(([field, value]) => `${field} ${btoa(value)}`).join(','),
  });
  return { call, state, at: created.headers.get('location') ?? '' };
}

test('a file that is no workbook is refused with the sentence of the form', async () => {
  const { call, at, state } = await start('items.png');
  const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const refused = await call('PATCH', at, headers, new Uint8Array(content));
  const sentence = 'Only .csv and .xlsx files can be imported.';
  expect([refused.status, await refused.json()]).toEqual([400, { message: sentence }]);
  // The bytes stay. Asked for its answer once more, it is the same.
  const again = await call('PATCH', at, { ...headers, 'upload-offset': String(content.length) });
  expect([again.status, await again.json()]).toEqual([400, { message: sentence }]);
  expect(state.notifications.list('avery').filter(({ payload }) => payload.uploadKey === 'key-1')).toEqual([]);
});

test('an upload is its person’s alone', async () => {
  const { call, at } = await start('items.csv');
  expect((await call('HEAD', at, { authorization: 'Bearer noor' })).status).toBe(404);
  expect((await call('HEAD', at)).status).toBe(200);
});
