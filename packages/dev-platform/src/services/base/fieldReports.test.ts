import { expect, test } from 'vitest';
import { servicesUnderTest } from '../../testing/servicesUnderTest.ts';

const reports = '/base/fieldreports/api/Reports';
const photos = '/base/fieldreports/api/Photos';
const program = 'NWX';

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
  photos: [] as { key: string; name: string }[],
  signature: 'Avery Stone',
};

/** A platform, what it answers to a report, and a photo that goes up by tus. */
function start() {
  const services = servicesUnderTest();
  const send = (change: object, query = '') =>
    services.send(reports + query, { method: 'POST', program, body: { ...report, ...change } });
  const sendPhoto = async (key: string, type = 'image/jpeg') => {
    const { sendBytes } = await services.announce(photos, 4, { key, filename: 'mast.jpg', filetype: type });
    return sendBytes(new Uint8Array(4));
  };
  return { ...services, send, sendPhoto };
}

test.each([
  ['date', { date: '2999-01-01' }, 'This day is in the future. Choose the day of the work.'],
  ['date', { date: '' }, 'Fill in this field.'],
  ['end', { end: '06:00:00' }, 'The shift ends before it starts. Correct one of the two times.'],
  ['workPackage', { workPackage: 'WP-9' }, 'This program has no such work package. Choose one from the list.'],
  ['people', { people: ['P-9'] }, 'Nobody here has the number P-9. Choose people from the list.'],
  ['crewSize', { crewSize: '1' }, '2 people are named, so the crew is at least as large.'],
  ['incidentDetails', { incident: 'injury' }, 'Describe what happened in at least 20 letters.'],
  [
    'photos',
    { photos: [{ key: 'k', name: 'mast.jpg' }] },
    'mast.jpg has not arrived. Wait until it is sent, or remove it.',
  ],
  ['signature', { signature: 'A. Stone' }, 'Sign with your full name, Avery Stone.'],
])('%s is refused in %j, in the problem details', async (name, change, sentence) => {
  const refused = await start().send(change);
  expect([refused.status, refused.headers.get('content-type')]).toEqual([422, 'application/problem+json']);
  expect(await refused.json()).toMatchObject({ detail: 'The report has errors.', errors: { [name]: [sentence] } });
});

test('the service speaks the language that the call asks for', async () => {
  const refused = await start().send({ signature: '' }, '?language=ar');
  expect(await refused.json()).toMatchObject({ errors: { signature: ['وقّع باسمك الكامل: \u2068Avery Stone\u2069.'] } });
});

test('a second report of a day on one work package is refused as a whole', async () => {
  const { send } = start();
  await send({});
  const refused = await send({ work: 'More.' });
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { detail: 'The report of this day on WP-3007 was sent already.', errors: {} },
  ]);
});

test('a photo belongs to the report that names the key of its upload, and to its person', async () => {
  const { send, sendPhoto, call } = start();
  expect(await (await sendPhoto('key-1')).json()).toEqual({ bytes: 4 });
  expect((await send({ photos: [{ key: 'key-1', name: 'mast.jpg' }] })).status).toBe(200);
  expect(await call(reports, { program })).toMatchObject([{ photoCount: 1 }]);
  const refused = await sendPhoto('key-2', 'application/pdf');
  expect([refused.status, await refused.json()]).toEqual([400, { message: 'Only pictures go with a report.' }]);
});

test('work packages are found by their number, site or material, and only by those with the permission', async () => {
  const { send, call } = servicesUnderTest();
  const path = '/base/fieldreports/api/WorkPackages';
  expect(await call(path, { program })).toHaveLength(50);
  expect(await call(`${path}?search=wp-3007`, { program })).toMatchObject([{ id: 'WP-3007' }]);
  expect(await call(`${path}?search=nothing`, { program })).toEqual([]);
  expect(await call('/base/fieldreports/api/People', { program })).toContainEqual({
    id: 'P-101',
    label: 'Mara Lindqvist',
  });
  for (const at of [path, '/base/fieldreports/api/People', reports])
    expect((await send(at, { program, user: 'noor' })).status).toBe(403);
});
