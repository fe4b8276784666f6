import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { servicesUnderTest } from '../testing/servicesUnderTest.ts';

const path = '/base/fsoworkflowtasks/api/BackgroundJobs/Import';
const content = Buffer.from('Item,Bin\nANT-2204,A1\nCBL-0090,B4\n');

/** A platform, and uploads to it by tus. */
function start() {
  const { application, state } = servicesUnderTest();
  const call = async (method: string, at: string, headers: Record<string, string> = {}, body?: BodyInit) =>
    application.request(new URL(at, 'http://localhost'), {
      method,
      headers: { authorization: 'Bearer avery', program: 'NWX', 'tus-resumable': '1.0.0', ...headers },
      ...(body !== undefined && { body }),
    });
  const create = async (name: string, key = 'key-1') => {
    const metadata = Object.entries({ key, filename: name, title: 'Items' })
      .map(([field, value]) => `${field} ${btoa(value)}`)
      .join(',');
    const created = await call('POST', path, {
      'upload-length': String(content.length),
      'upload-metadata': metadata,
    });
    return { status: created.status, at: created.headers.get('location') ?? '' };
  };
  const patch = (at: string, offset: number, end = content.length) =>
    call(
      'PATCH',
      at,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      new Uint8Array(content.subarray(offset, end)),
    );
  const imports = () => state.notifications.list('avery').filter(({ payload }) => payload.uploadKey === 'key-1');
  return { call, create, patch, imports };
}

test('an upload goes on where it was, and its job names its key', async () => {
  const { call, create, patch, imports } = start();
  const { status, at } = await create('items.csv');
  expect([status, at.startsWith(`${path}/`)]).toEqual([201, true]);
  expect((await patch(at, 0, 10)).status).toBe(204);
  const head = await call('HEAD', at);
  expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '10']);
  expect((await patch(at, 20)).status).toBe(409);
  const last = await patch(at, 10);
  const answer = (await last.json()) as { readonly id: string; readonly sha256: string };
  expect(answer.sha256).toBe(createHash('sha256').update(content).digest('hex'));
  expect(imports().map(({ id, title }) => ({ id, title }))).toEqual([{ id: answer.id, title: 'Items' }]);
});

test('the same key starts one job', async () => {
  const { create, patch, imports } = start();
  for (const _ of [1, 2]) await patch((await create('items.csv')).at, 0);
  expect(imports()).toHaveLength(1);
});

test('a file that is no workbook is refused with the sentence of the form', async () => {
  const { create, patch, imports } = start();
  const refused = await patch((await create('items.png')).at, 0);
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { message: 'Only .csv and .xlsx files can be imported.' },
  ]);
  expect(imports()).toEqual([]);
});

test('an upload is its person’s alone, and needs a token', async () => {
  const { call, create } = start();
  const { at } = await create('items.csv');
  expect((await call('HEAD', at, { authorization: 'Bearer noor' })).status).toBe(404);
  expect((await call('HEAD', at, { authorization: '' })).status).toBe(401);
  expect((await call('DELETE', at)).status).toBe(204);
  expect([404, 410]).toContain((await call('HEAD', at)).status);
});
