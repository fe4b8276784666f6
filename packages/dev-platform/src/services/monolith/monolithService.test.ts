import { describe, expect, test } from 'vitest';
import type { ScheduleJob } from '../../seed/scheduleJobs.ts';
import { servicesUnderTest } from '../../testing/servicesUnderTest.ts';
import { viewRoutes } from './views/viewRoutes.ts';

describe('views', () => {
  const { send } = servicesUnderTest();

  test.each(viewRoutes)('$route opens with its name, its data and its script', async ({ route, name }) => {
    const response = await send(`/monolith/Views/${route}`, { program: 'NWX' });
    const html = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${name.replaceAll(/[()]/g, String.raw`\$&`)}</h1>`));
    expect(html).toContain('<th scope="col"');
    expect(html).toMatch(/<script src="\/monolith\/Scripts\/\w+\.js"><\/script>/);
    expect(html).not.toMatch(/onclick|undefined|\[object/);
  });

  test.each([
    '/vendorManagement/purchaseOrders/PO-104002',
    '/purchaseOrder?ponumber=PO-104002',
    '/poApproval?poNumber=104002',
  ])('%s shows the purchase order', async (path) => {
    const html = await (await send(`/monolith/Views${path}`, { program: 'NWX' })).text();
    expect(html).toMatch(/<h2>Purchase order (PO-)?104002<\/h2>/);
    expect(html).toContain('<dt>Vendor</dt>');
    const ofAnother = await (await send(`/monolith/Views${path}`, { program: 'HFR' })).text();
    expect(ofAnother).toContain('no purchase order of that number');
  });

  test('values of the address are text, never markup', async () => {
    const html = await (await send('/monolith/Views/poApproval?poNumber=<img src=x>', { program: 'NWX' })).text();
    expect(html).not.toContain('<img');
  });

  test('a program-agnostic module opens before a program is chosen', async () => {
    expect(await (await send('/monolith/Views/userManagement')).text()).toContain('No program is chosen.');
  });

  test.each([
    { status: 403, path: 'closeoutManagement', user: 'noor', program: 'NWX' },
    { status: 403, path: 'workOrder', user: 'noor', program: 'CPT' },
    { status: 403, path: 'workOrder', user: 'emil', program: 'NWX' },
    { status: 404, path: 'payroll', user: 'avery', program: 'NWX' },
    { status: 404, path: 'workOrders', user: 'avery', program: 'NWX' },
  ])('$status for $path of $user in $program', async ({ status, path, user, program }) => {
    expect((await send(`/monolith/Views/${path}`, { user, program })).status).toBe(status);
  });
});

describe('scripts of views', () => {
  const { application } = servicesUnderTest();

  test.each([
    { fileName: 'schedule.1.4.2.min.js', cache: /immutable/ },
    { fileName: 'schedule.1.4.2.js', cache: /immutable/ },
    { fileName: 'module.min.js', cache: /no-cache/ },
    { fileName: 'module.js', cache: /no-cache/ },
  ])('$fileName needs no token', async ({ fileName, cache }) => {
    const response = await application.request(`/monolith/Scripts/${fileName}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('cache-control')).toMatch(cache);
  });

  test.each(['schedule.1.4.1.min.js', 'other.js', '..%2Fschedule.js', 'schedule.js.map'])('no %s', async (fileName) => {
    expect((await application.request(`/monolith/Scripts/${fileName}`)).status).toBe(404);
  });

  test('the manifest holds the version after nine characters', async () => {
    const text = await (await servicesUnderTest().send('/monolith/version.manifest')).text();
    expect(text.slice(9).trim()).toBe('1.4.2');
  });
});

describe('jobs of the Schedule', () => {
  const program = 'NWX';

  test.each([
    { why: 'a picture', file: new File(['x'], 'jobs.png') },
    { why: 'no workbook', file: new File(['x'], 'jobs.xlsx') },
    { why: 'a header alone', file: new File(['Job,Crew'], 'jobs.csv') },
    { why: 'no file', file: null },
  ])('an import of $why is refused', async ({ file }) => {
    const { send, state } = servicesUnderTest();
    const form = new FormData();
    if (file) form.set('file', file);
    const before = state.notifications.list('avery').length;
    expect((await send('/monolith/api/Jobs/Import', { method: 'POST', body: form, program })).status).toBe(400);
    expect(state.notifications.list('avery')).toHaveLength(before);
  });

  test('forty jobs in the program, and a note that lasts until the platform is reset', async () => {
    const { call, send, state } = servicesUnderTest();
    expect(await call('/monolith/api/Schedule/Jobs', { program })).toHaveLength(40);
    const path = '/monolith/api/Schedule/Jobs/10007';
    const { note: seeded } = (await call(path, { program })) as ScheduleJob;
    await call(`${path}/Note`, { method: 'PUT', body: { note: 'Ring twice.' }, program });
    expect(await call(path, { program })).toMatchObject({ jobSid: '10007', note: 'Ring twice.' });
    expect(await call(path, { program: 'HFR' })).not.toMatchObject({ note: 'Ring twice.' });
    state.reset();
    expect(await call(path, { program })).toMatchObject({ note: seeded });
    expect((await send(path)).status).toBe(400);
    expect((await send('/monolith/api/Schedule/Jobs/1', { program })).status).toBe(404);
    expect((await send(path, { user: 'vendor-north', program: 'CPT' })).status).toBe(403);
  });
});
