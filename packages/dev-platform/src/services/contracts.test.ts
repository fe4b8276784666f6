import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { servicesUnderTest } from '../testing/servicesUnderTest.ts';

describe('a refusal has a status and says what is wrong', () => {
  const { send } = servicesUnderTest();
  const picture = '/user-access/UserAccessProfile/UpdateUserProfilePicture';

  test.each([
    { status: 401, path: '/application/api/Dashboards?projectId=NWX', user: 'nobody' },
    { status: 400, path: '/application/api/Dashboards' },
    { status: 404, path: '/application/api/UserBackgroundJobs/none' },
    { status: 404, path: '/application/api/UserBackgroundJobs/GetExportedFileUrl?id=none' },
    { status: 400, path: '/base/fsoworkflowtasks/api/BackgroundJobs/CancelJob/none', method: 'PUT' },
    { status: 400, path: picture, method: 'POST', body: { image: '', fileName: 'me.png' } },
    { status: 400, path: picture, method: 'POST', body: { fileName: 'me.png' } },
    { status: 400, path: picture, method: 'POST', body: '{' },
    { status: 400, path: '/monolith/VendorInvoice/SearchPONumber', method: 'POST' },
    { status: 403, path: '/monolith/Reports/GetPowerBiData?projectId=NWX&reportId=none&type=report' },
    { status: 404, path: '/application/api/none' },
    { status: 404, path: '/sub-applications/none/entry.js' },
    { status: 404, path: '/sub-applications/..%2F..%2Fpackage.json' },
    { status: 404, path: '/monolith/Scripts/..%2F..%2Fpackage.json' },
  ] as const)('$status for $path', async ({ status, path, ...request }) => {
    const response = await send(path, request);
    expect(response.status).toBe(status);
    expect(v.parse(v.object({ message: v.string() }), await response.json()).message).not.toBe('');
  });
});
