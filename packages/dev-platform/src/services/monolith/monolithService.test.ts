import { describe, expect, test } from 'vitest';
import { servicesUnderTest } from '../../testing/servicesUnderTest.ts';

describe('views', () => {
  const { send } = servicesUnderTest();

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

  test.each(['schedule.1.4.1.min.js', 'other.js', '..%2Fschedule.js', 'schedule.js.map'])('no %s', async (fileName) => {
    expect((await application.request(`/monolith/Scripts/${fileName}`)).status).toBe(404);
  });
});

test.each([
  { why: 'a picture', file: new File(['x'], 'jobs.png') },
  { why: 'no workbook', file: new File(['x'], 'jobs.xlsx') },
  { why: 'a header alone', file: new File(['Job,Crew'], 'jobs.csv') },
  { why: 'no file', file: null },
])('an import of jobs of the Schedule is refused: $why', async ({ file }) => {
  const { send, state } = servicesUnderTest();
  const form = new FormData();
  if (file) form.set('file', file);
  const before = state.notifications.list('avery').length;
  expect((await send('/monolith/api/Jobs/Import', { method: 'POST', body: form, program: 'NWX' })).status).toBe(400);
  expect(state.notifications.list('avery')).toHaveLength(before);
});
