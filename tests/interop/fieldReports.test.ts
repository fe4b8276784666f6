import { afterAll, beforeAll, expect, it } from 'vitest';
import { startIdentity, type TestIdentity } from './support/identity.ts';
import { sql, startExample, startPostgres, type ExampleBackend, type Postgres } from './support/servers.ts';

// A report and its photos, as a tablet sends them: the answer is lost, the store starts again, and another person knows the keys.
let identity: TestIdentity;
let postgres: Postgres;
let backend: ExampleBackend;

beforeAll(async () => {
  [identity, postgres] = await Promise.all([startIdentity(), startPostgres()]);
  const settings = { 'FirstData:Fill': 'true' };
  backend = await startExample({ postgresPort: postgres.port, userInfoAddress: identity.userInfoAddress, settings });
  sql(postgres.port, `insert into "Grants" ("UserId", "ModuleId", "ProgramId") values ('noor', 4, 'NWX')`);
});

afterAll(async () => {
  await backend.process.end();
  await postgres.close();
  await identity.close();
});

const report = {
  date: '2026-03-02',
  start: '07:00:00',
  end: '15:30:00',
  weather: 'dry',
  temperature: '-4.5',
  crewSize: '3',
  workPackage: 'WP-3007',
  people: ['P-101', 'P-104'],
  areas: ['mast'],
  work: 'Both antennas hang.',
  delays: '',
  incident: 'none',
  incidentDetails: '',
  cost: '',
  periodStart: '',
  periodEnd: '',
  photos: [] as readonly { readonly key: string; readonly name: string }[],
  signature: 'Avery Stone',
};

const jpeg = (last: number) => new Uint8Array([0xff, 0xd8, 0xff, last]);
const tus = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

interface Call extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/** The calls of a person. */
function as(user: string) {
  const own = { authorization: `Bearer ${identity.tokenOf(user)}`, program: 'NWX' };
  const call = (path: string, { headers, ...more }: Call = {}) =>
    fetch(new URL(path, `${backend.origin}/fieldreports/api/`), { ...more, headers: { ...own, ...headers } });
  const read = async (path: string): Promise<unknown> => (await call(path)).json();
  const send = (change: Partial<typeof report>, key: string = crypto.randomUUID()) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    return call('Reports', { method: 'POST', headers, body: JSON.stringify({ ...report, ...change }) });
  };
  /** Sends a photo by tus, and the end of it again as often as its answer is lost. */
  const sendPhoto = async (key: string, last: number, lost = 0) => {
    const metadata = `key ${btoa(key)},filetype ${btoa('image/jpeg')}`;
    const created = await call('Photos', {
      method: 'POST',
      headers: { ...tus, 'upload-length': '4', 'upload-metadata': metadata },
    });
    const at = created.headers.get('location') ?? '';
    const patch = (offset: number, body: Uint8Array<ArrayBuffer>) =>
      call(at, { method: 'PATCH', headers: { ...tus, 'upload-offset': String(offset) }, body });
    let answer = await patch(0, jpeg(last));
    for (let count = 0; count < lost; count += 1) answer = await patch(4, new Uint8Array());
    return [answer.status, await answer.json()];
  };
  const photo = async (path: string) => {
    const answer = await call(path);
    return [answer.status, answer.headers.get('content-type'), new Uint8Array(await answer.arrayBuffer()).at(-1)];
  };
  return { call, read, send, sendPhoto, photo };
}

const photos = (...keys: readonly string[]) => keys.map((key) => ({ key, name: `${key}.jpg` }));

it('a report with two photos arrives once, whatever is repeated and while PostgreSQL starts again, and is read with them', async () => {
  const { call, read, send, sendPhoto, photo } = as('avery');
  expect(await sendPhoto('mast', 1)).toEqual([200, { id: 'mast' }]);
  expect(await sendPhoto('gate', 2, 1)).toEqual([200, { id: 'gate' }]);
  // Created again with its key.
  expect(await sendPhoto('gate', 3)).toEqual([200, { id: 'gate' }]);
  const body = new FormData();
  body.append('file', new Blob([jpeg(4)], { type: 'image/jpeg' }), 'road.jpg');
  expect((await call('Photos', { method: 'POST', headers: { 'idempotency-key': 'road' }, body })).status).toBe(200);
  expect(await photo('Photos/road')).toEqual([200, 'image/jpeg', 4]);

  await postgres.restart();
  const sent = { photos: photos('mast', 'gate') };
  // The connections of before are broken, each of which is one answer.
  await expect.poll(async () => (await send(sent, 'first')).status, { timeout: 60_000 }).toBe(200);
  const answer: unknown = await (await send(sent, 'first')).json();
  // The platform died after the report was stored, and before it noted the key.
  sql(postgres.port, `delete from "DoneWrites"`);
  expect(await (await send(sent, 'first')).json()).toEqual(answer);
  const entry = { date: '2026-03-02', crewSize: 3, photoCount: 2, sentBy: 'Avery Stone' };
  expect(await read('Reports')).toMatchObject([{ ...entry, workPackage: { id: 'WP-3007' } }]);
  const { id } = answer as { id: string };
  expect(await read(`Reports/${id}`)).toEqual({ ...report, ...sent });
  expect(await Promise.all(['mast', 'gate'].map((key) => photo(`Reports/${id}/Photos/${key}`)))).toEqual([
    [200, 'image/jpeg', 1],
    [200, 'image/jpeg', 2],
  ]);
});

it.each([
  ['date', { date: '2999-01-01' }, 'This day is in the future. Choose the day of the work.'],
  ['date', { date: '' }, 'Fill in this field.'],
  ['end', { end: '06:00:00' }, 'The shift ends before it starts. Correct one of the two times.'],
  ['workPackage', { workPackage: 'WP-9' }, 'This program has no such work package. Choose one from the list.'],
  ['people', { people: ['P-9'] }, 'Nobody here has the number P-9. Choose people from the list.'],
  ['crewSize', { crewSize: '1' }, '2 people are named, so the crew is at least as large.'],
  ['incidentDetails', { incident: 'injury' }, 'Describe what happened in at least 20 letters.'],
  ['photos', { photos: photos('lost') }, 'lost.jpg has not arrived. Wait until it is sent, or remove it.'],
  ['signature', { signature: ' ' }, 'Sign with your full name, .'],
])('%s is refused in %j, in the problem details', async (name, change, sentence) => {
  const refused = await as('avery').send(change);
  expect([refused.status, refused.headers.get('content-type')]).toEqual([422, 'application/problem+json']);
  expect(await refused.json()).toMatchObject({ detail: 'The report has errors.', errors: { [name]: [sentence] } });
});

it('a photo belongs to its person: nobody else reads it or sends it with a report', async () => {
  expect(await as('avery').sendPhoto('mine', 1)).toEqual([200, { id: 'mine' }]);
  const other = as('noor');
  expect((await other.call('Photos/mine')).status).toBe(404);
  const refused = await other.send({ date: '2026-03-03', photos: photos('mine') });
  const sentence = 'mine.jpg has not arrived. Wait until it is sent, or remove it.';
  expect([refused.status, await refused.json()]).toMatchObject([422, { errors: { photos: [sentence] } }]);
  expect((await as('vendor-north').call('Photos/mine')).status).toBe(403);
});
