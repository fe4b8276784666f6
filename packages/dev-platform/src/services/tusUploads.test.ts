import { expect, test } from 'vitest';
import { servicesUnderTest } from '../testing/servicesUnderTest.ts';

const content = Buffer.from('Item,Bin\nANT-2204,A1\nCBL-0090,B4\n');

/** A platform, and a file that was announced to it by tus. What each backend has to do, `backendRules.test.ts` proves. */
async function start(name: string) {
  const services = servicesUnderTest();
  const metadata = { key: 'key-1', filename: name, title: 'Items' };
  const path = '/base/fsoworkflowtasks/api/BackgroundJobs/Import';
  return { ...services, ...(await services.announce(path, content.length, metadata)) };
}

test('a file that is no workbook is refused with the sentence of the form', async () => {
  const { sendBytes, state } = await start('items.png');
  const refused = await sendBytes(new Uint8Array(content));
  const sentence = 'Only .csv and .xlsx files can be imported.';
  expect([refused.status, await refused.json()]).toEqual([400, { message: sentence }]);
  // The bytes stay. Asked for its answer once more, it is the same.
  const again = await sendBytes('', content.length);
  expect([again.status, await again.json()]).toEqual([400, { message: sentence }]);
  expect(state.notifications.list('avery').filter(({ payload }) => payload.uploadKey === 'key-1')).toEqual([]);
});

test('an upload is its person’s alone', async () => {
  const { tus, at } = await start('items.csv');
  expect((await tus('HEAD', at, { authorization: 'Bearer noor' })).status).toBe(404);
  expect((await tus('HEAD', at)).status).toBe(200);
});
