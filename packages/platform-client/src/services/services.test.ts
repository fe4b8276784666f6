import { ServiceError } from '@gantry/module';
import { describe, expect, test, vi } from 'vitest';
import { createApplicationService } from './application/application.ts';
import type { HttpClient, HttpRequest } from './HttpClient.ts';
import { createMonolithService } from './monolith/monolith.ts';
import { answering } from './testService.testing.ts';
import { createUserAccessService } from './userAccess/userAccess.ts';

const statusError = (status: number) =>
  new ServiceError({ kind: 'refused', service: 'monolith', method: 'GET', path: '/version.manifest', status });

describe('the calls: method, address, query and body', () => {
  const menu = { MenuItems: [], SiteMapEntry: [] };
  const order = { found: false, PONumber: null, projectName: null, projectId: null };
  const embedding = { embedUrl: 'https://app.powerbi.com/', accessToken: 't', expiration: 60 };

  const userAccess = (http: HttpClient) => createUserAccessService(http, 'https://s');
  const picture = new File([new Uint8Array([0, 255, 66])], 'me.png');
  const report = { programId: 'NWX', reportId: '3', type: 'report' } as const;

  test.each<[string, answer: unknown, ask: (http: HttpClient) => Promise<unknown>, call: string, Partial<HttpRequest>]>(
    [
      [
        'menu items, which need no program',
        menu,
        (http) => createApplicationService(http).getMenuItems(),
        'application: GET /api/MenuItems/GetMenuItemsWithGroup',
        { query: { all: 'true' }, isProgramRequired: false },
      ],
      [
        'dashboards of a program',
        [],
        (http) => createApplicationService(http).getDashboards('NWX'),
        'application: GET /api/Dashboards',
        { query: { projectId: 'NWX' } },
      ],
      [
        'the picture',
        undefined,
        (http) => userAccess(http).getProfilePicture(),
        'userAccess: GET /UserAccessProfile/GetUserProfilePicture',
        { isProgramRequired: false },
      ],
      [
        'a new picture, in base64 without a prefix',
        '"avery/me.png"',
        (http) => userAccess(http).updateProfilePicture(picture),
        'userAccess: POST /UserAccessProfile/UpdateUserProfilePicture',
        { body: { image: 'AP9C', fileName: 'me.png' } },
      ],
      [
        'no picture',
        undefined,
        (http) => userAccess(http).deleteProfilePicture(),
        'userAccess: POST /UserAccessProfile/DeleteUserProfilePicture',
        {},
      ],
      [
        'a purchase order',
        order,
        (http) => createMonolithService(http).searchPurchaseOrder('PO 1'),
        'monolith: POST /VendorInvoice/SearchPONumber',
        { query: { poNumber: 'PO 1' } },
      ],
      [
        'a report',
        embedding,
        (http) => createMonolithService(http).getReportEmbedding(report),
        'monolith: GET /Reports/GetPowerBiData',
        { query: { projectId: 'NWX', reportId: '3', type: 'report' } },
      ],
    ],
  )('%s', async (_, answer, ask, call, more) => {
    const { http, requests } = answering(answer);
    await ask(http);
    expect(requests.map(({ service, method, path }) => `${service}: ${method} ${path}`)).toEqual([call]);
    expect(requests).toMatchObject([more]);
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
    ['"pictures/a.png"', 'https://s/files/pictures/a.png'],
    ['pictures/a.png\n', 'https://s/files/pictures/a.png'],
    ['null', null],
    // As with 204.
    [undefined, null],
  ])('%j', async (path, address) =>
    expect(await createUserAccessService(answering(path).http, 'https://s/files').getProfilePicture()).toBe(address),
  );
});

describe('answers are checked', () => {
  test('malformed items are dropped with a line in the log for each list, and the others stay', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const group = { Id: 1, Name: 'Planning', IsGroup: true, Icon: 'calendar' };
    const entry = { ModuleId: 21, ProjectId: 'A', ProjectName: 'A', ModuleGroupId: 1 };
    const menu = await createApplicationService(
      answering({ MenuItems: [group, { ...group, Id: 'private' }], SiteMapEntry: [{ ModuleId: 21 }, entry] }).http,
    ).getMenuItems();
    expect(menu).toEqual({ MenuItems: [group], SiteMapEntry: [entry] });
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn.mock.calls[1]?.[0]).toMatch(/site map entry: 1 of 2 were left out.*ProjectId/);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('private');
  });
});
