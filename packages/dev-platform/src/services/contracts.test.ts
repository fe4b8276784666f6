import { portalCalls } from '@gantry/notification-center/conformance';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { servicesUnderTest } from '../testing/servicesUnderTest.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

// What each backend has to answer, `backendRules.test.ts` proves.
describe('what the demonstration answers', () => {
  const { call, state } = servicesUnderTest();

  test.each(['avery', 'noor', 'logan', 'emil', 'vendor-east'])('GetMenuItemsWithGroup of %s', async (user) => {
    const answer = v.parse(
      portalCalls.getMenu.answer,
      await call('/application/api/MenuItems/GetMenuItemsWithGroup?all=true', { user }),
    );
    expect(answer.MenuItems.some(({ Id }) => Id === -1)).toBe(user === 'logan');
    expect(answer.SiteMapEntry.length === 0).toBe(user === 'emil');
  });

  test('Dashboards of a program, of one without any, and of one that the person has not', async () => {
    const dashboards = (projectId: string) =>
      call(`/application/api/Dashboards?projectId=${projectId}`, { user: 'noor' });
    expect(await dashboards('NWX')).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'Group' })]));
    expect(await dashboards('LEG')).toEqual([]);
    expect(await dashboards('SLR')).toEqual([]);
  });

  test('a picture is stored with its type, and is gone once it is deleted', async () => {
    const path = '/user-access/UserAccessProfile';
    const body = { image: png, fileName: 'me.png' };
    const saved = v.parse(v.string(), await call(`${path}/UpdateUserProfilePicture`, { method: 'POST', body }));
    expect(state.files.get(saved)?.contentType).toBe('image/png');
    await call(`${path}/DeleteUserProfilePicture`, { method: 'POST' });
    expect(state.files.get(saved)).toBeNull();
  });

  test('SearchPONumber', async () => {
    const search = (poNumber: string, user: string) =>
      call(`/monolith/VendorInvoice/SearchPONumber?poNumber=${poNumber}`, { method: 'POST', user });
    const found = { found: true, PONumber: 'PO-114003', projectName: 'Harbor Fiber Rollout', projectId: 'HFR' };
    expect(await search('po-114003', 'noor')).toEqual(found);
    // It is in a program that noor does not have.
    const missing = { found: false, PONumber: null, projectName: null, projectId: null };
    expect(await search('PO-124003', 'noor')).toEqual(missing);
  });

  test('device registrations', async () => {
    const device = { DeviceToken: 'token', UserId: 'avery', DevicePlatform: 'web', DeviceId: 'device' };
    const register = '/monolith/api/UserNotification/RegisterUserDeviceForPushNotifications';
    await call(register, { method: 'POST', body: device });
    const body = { ...device, Host: 'localhost:4000' };
    await call('/notification/api/PushNotifications/Subscribe', { method: 'POST', body });
    await call('/notification/api/PushNotifications/Subscribe', { method: 'POST', body });
    expect(state.devices).toEqual([device, body]);
    await call(register, { method: 'POST', body: { ...device, DeviceToken: '' } });
    expect(state.devices).toEqual([body]);
  });
});

describe('a refusal has a status and says what is wrong', () => {
  const { send } = servicesUnderTest();
  const picture = '/user-access/UserAccessProfile/UpdateUserProfilePicture';
  const gif = Buffer.from('GIF89a...').toString('base64');

  test.each([
    { status: 401, path: '/application/api/Dashboards?projectId=NWX', user: 'nobody' },
    { status: 400, path: '/application/api/Dashboards' },
    { status: 404, path: '/application/api/UserBackgroundJobs/none' },
    { status: 404, path: '/application/api/UserBackgroundJobs/GetExportedFileUrl?id=none' },
    {
      status: 404,
      path: '/application/api/UserBackgroundJobs/RetryBackgroundJob?blobName=a&queueName=b',
      method: 'POST',
    },
    { status: 404, path: '/application/api/UserBackgroundJobs/CancellingBackgroundJob?id=none', method: 'PUT' },
    { status: 404, path: '/base/fsoworkflowtasks/api/BackgroundJobs/RetryJob/none?userJobId=none', method: 'PUT' },
    { status: 400, path: '/base/fsoworkflowtasks/api/BackgroundJobs/CancelJob/none', method: 'PUT' },
    { status: 400, path: picture, method: 'POST', body: { image: gif, fileName: 'me.png' } },
    { status: 400, path: picture, method: 'POST', body: { image: '', fileName: 'me.png' } },
    { status: 400, path: picture, method: 'POST', body: { fileName: 'me.png' } },
    { status: 400, path: picture, method: 'POST', body: '{' },
    { status: 400, path: '/monolith/VendorInvoice/SearchPONumber', method: 'POST' },
    { status: 403, path: '/monolith/Reports/GetPowerBiData?projectId=NWX&reportId=none&type=report' },
    { status: 403, path: '/monolith/Reports/GetPowerBiData?projectId=NWX&reportId=nwx-forecast&type=dashboard' },
    {
      status: 403,
      path: '/notification/api/PushNotifications/Subscribe',
      method: 'POST',
      body: { DeviceToken: 't', UserId: 'noor', DevicePlatform: 'web', DeviceId: 'd', Host: 'h' },
    },
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
