import { ServiceError } from '@gantry/module';
import { describe, expect, test, vi } from 'vitest';
import { createApplicationService } from './application/application.ts';
import type { HttpClient, HttpRequest } from './HttpClient.ts';
import { createMonolithService } from './monolith/monolith.ts';
import { createNotificationService } from './notification/notification.ts';
import { createUserAccessService } from './userAccess/userAccess.ts';

/** A client that always returns the same answer and records its requests. */
function answering(answer: unknown) {
  const requests: HttpRequest[] = [];
  const http: HttpClient = {
    request: (request) => {
      requests.push(request);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
  return { http, requests };
}

const statusError = (status: number) =>
  new ServiceError({ kind: 'refused', service: 'monolith', method: 'GET', path: '/version.manifest', status });

describe('the calls: method, address, query and body', () => {
  const menu = { MenuItems: [], SiteMapEntry: [] };
  const order = { found: false, PONumber: null, projectName: null, projectId: null };
  const embedding = { embedUrl: 'https://app.powerbi.com/', accessToken: 't', expiration: 60 };
  const device = { DeviceToken: 't', UserId: 'u', DevicePlatform: 'web', DeviceId: 'd' } as const;

  test.each<[string, unknown, (http: HttpClient) => Promise<unknown>, Partial<HttpRequest>]>([
    [
      'menu items, which need no program',
      menu,
      (http) => createApplicationService(http).getMenuItems(),
      {
        service: 'application',
        method: 'GET',
        path: '/api/MenuItems/GetMenuItemsWithGroup',
        query: { all: 'true' },
        isProgramRequired: false,
      },
    ],
    [
      'dashboards of a program',
      [],
      (http) => createApplicationService(http).getDashboards('NWX'),
      { service: 'application', method: 'GET', path: '/api/Dashboards', query: { projectId: 'NWX' } },
    ],
    [
      'the picture',
      undefined,
      (http) => createUserAccessService(http, 'https://s').getProfilePicture(),
      {
        service: 'userAccess',
        method: 'GET',
        path: '/UserAccessProfile/GetUserProfilePicture',
        isProgramRequired: false,
      },
    ],
    [
      'a new picture, in base64 without a prefix',
      '"avery/me.png"',
      (http) =>
        createUserAccessService(http, 'https://s').updateProfilePicture(
          new File([new Uint8Array([0, 255, 66])], 'me.png'),
        ),
      {
        service: 'userAccess',
        method: 'POST',
        path: '/UserAccessProfile/UpdateUserProfilePicture',
        body: { image: 'AP9C', fileName: 'me.png' },
      },
    ],
    [
      'no picture',
      undefined,
      (http) => createUserAccessService(http, 'https://s').deleteProfilePicture(),
      { service: 'userAccess', method: 'POST', path: '/UserAccessProfile/DeleteUserProfilePicture' },
    ],
    [
      'a purchase order',
      order,
      (http) => createMonolithService(http).searchPurchaseOrder('PO 1'),
      { service: 'monolith', method: 'POST', path: '/VendorInvoice/SearchPONumber', query: { poNumber: 'PO 1' } },
    ],
    [
      'a report',
      embedding,
      (http) => createMonolithService(http).getReportEmbedding({ programId: 'NWX', reportId: '3', type: 'report' }),
      {
        service: 'monolith',
        method: 'GET',
        path: '/Reports/GetPowerBiData',
        query: { projectId: 'NWX', reportId: '3', type: 'report' },
      },
    ],
    [
      'a device',
      {},
      (http) => createMonolithService(http).registerDevice(device),
      {
        service: 'monolith',
        method: 'POST',
        path: '/api/UserNotification/RegisterUserDeviceForPushNotifications',
        body: device,
        isProgramRequired: false,
      },
    ],
    [
      'a push subscription',
      {},
      (http) => createNotificationService(http).subscribeToPush({ ...device, Host: 'portal.example' }),
      {
        service: 'notification',
        method: 'POST',
        path: '/api/PushNotifications/Subscribe',
        body: { ...device, Host: 'portal.example' },
        isProgramRequired: false,
      },
    ],
  ])('%s', async (_, answer, ask, request) => {
    const { http, requests } = answering(answer);
    await ask(http);
    expect(requests).toEqual([expect.objectContaining(request)]);
  });
});

describe('the version of the views: "the characters after the first 9"; "a 404 means no version"', () => {
  test.each([
    ['version: 1.4.2\n', '1.4.2'],
    // No space hides where the version begins.
    ['123456789v7', 'v7'],
    ['version: ', null],
    ['', null],
    [undefined, null],
    [statusError(404), null],
  ])('%j', async (answer, version) =>
    expect(await createMonolithService(answering(answer).http).getViewVersion()).toBe(version),
  );

  test('another refusal is an error', () =>
    expect(createMonolithService(answering(statusError(500)).http).getViewVersion()).rejects.toThrow(/status 500/));
});

describe('"The picture location is a storage base plus the returned path"', () => {
  test.each([
    ['pictures/a.png', 'https://s/files/pictures/a.png'],
    ['/pictures/a.png', 'https://s/files/pictures/a.png'],
    ['null', null],
  ])('%j', async (path, address) =>
    expect(await createUserAccessService(answering(path).http, 'https://s/files').getProfilePicture()).toBe(address),
  );
});

describe('answers are checked', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  test('malformed items are dropped with a line in the log for each list, and the others stay', async () => {
    warn.mockClear();
    const module = { id: 21, name: 'Schedule', path: 'projectManagement', iconId: 'schedule', display: true };
    const group = {
      Id: 1,
      Name: 'Planning',
      Icon: 'calendar',
      Modules: [module, { ...module, id: 'private' }],
    };
    const entry = { ModuleId: 21, ProjectId: 'A', ProjectName: 'A', ModuleGroupId: 1 };
    const menu = await createApplicationService(
      answering({ MenuItems: [group, null], SiteMapEntry: [{ ModuleId: 21 }, entry] }).http,
    ).getMenuItems();
    expect(menu).toEqual({ MenuItems: [{ ...group, Modules: [module] }], SiteMapEntry: [entry] });
    expect(warn).toHaveBeenCalledTimes(3);
    expect(warn.mock.calls[2]?.[0]).toMatch(/site map entry: 1 of 2 were left out.*ProjectId/);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('private');
  });

  test('groups of dashboards may be nested', async () => {
    const item = { type: 'Item', id: '1', title: 'Cost', value: 'Report-1' };
    const inner = { type: 'Group', id: 'g2', title: 'Inner', items: [item, { type: 'Item' }] };
    const entries = await createApplicationService(
      answering([{ type: 'Group', id: 'g1', title: 'Outer', items: [inner] }, item]).http,
    ).getDashboards('A');
    expect(entries).toEqual([{ type: 'Group', id: 'g1', title: 'Outer', items: [{ ...inner, items: [item] }] }, item]);
  });

  test.each([[null], [[]], ['no'], [{ MenuItems: {} }]])('an answer of another shape is an error: %j', (answer) =>
    expect(createApplicationService(answering(answer).http).getMenuItems()).rejects.toMatchObject({
      kind: 'malformed',
    }),
  );
});
