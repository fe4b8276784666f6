/** What a person of this platform has. The names of fields are the specification's; values are as a stranger's serialiser writes them. */
const minutes = (ago: number) => new Date(Date.now() - ago * 60_000).toISOString().replace('Z', '');

type Item = Record<string, unknown> & {
  id: string;
  type: string;
  read: boolean | null;
  payload: Record<string, unknown>;
};

/** A field that has no value is null, as serialisers write it. */
const fields =
  'status percentage description route poNumber type iconColor error errorMessage' +
  ' results priority retryEnabled cancellationEnabled isCancellationRequested jobId blobName queueName';
const nothing = Object.fromEntries(fields.split(' ').map((name) => [name, null]));

function notificationsOf(): Item[] {
  const job = (status: string, more: object) => ({ status, blobName: 'jobs', queueName: 'exports', ...more });
  const done = { status: 'COMPLETED', percentage: 100, blobName: 'jobs', queueName: 'jobs' };
  const kinds: readonly (readonly [type: string, title: string, payload: object])[] = [
    [
      'todo',
      'Approve the mast',
      { program: 'HFR', programName: 'Harbor Fiber Rollout', route: '/apps/projectManagement' },
    ],
    ['export', 'Schedule jobs export', done],
    ['export', 'Scope export', job('Failed', { errorMessage: 'The disk was full.', retryEnabled: true })],
    ['import', 'Project management jobs import', { ...done, results: ['a line'] }],
    ['import', 'Firming PO', job('Running', { percentage: 40, cancellationEnabled: true })],
    ['announcement', 'The depot is closed on Friday', { priority: 'high', description: 'Come on Monday.' }],
    ['weather', 'Wind above 60 km/h', {}],
  ];
  const named = { program: 'NWX', programName: 'Northwind Wireless Expansion' };
  return [
    ...kinds,
    ...Array.from({ length: 60 }, (_, at) => ['todo', `Sign drawing ${String(at + 1)}`, {}] as const),
  ].map(([type, title, payload], index) => ({
    id: String(index + 1),
    type,
    title,
    read: index % 2 === 0 ? false : null,
    dateTime: minutes(index + 1),
    createdDate: null,
    lastModifiedDate: minutes(index + 1),
    delete: null,
    payload: { ...nothing, ...named, ...payload },
  }));
}

const programs = { NWX: 'Northwind Wireless Expansion', HFR: 'Harbor Fiber Rollout', CPT: 'Cascade Peaks Towers' };
const groups = [
  { Id: 1, Name: 'Planning and Schedule', IsGroup: true, Icon: 'calendar', modules: [21, 27, 31] },
  { Id: 2, Name: 'Field Work', IsGroup: 'true', Icon: null, modules: [28, 4, 35] },
  { Id: 25, Name: 'Vendors', IsGroup: false, Icon: null, modules: [25, 19] },
  { Id: 4, Name: 'Office', IsGroup: true, Icon: 'no such icon', modules: [23, 24, 56, 33] },
];

const view = (title: string) => `<h1>${title}</h1>
  <table><thead><tr><th scope="col">Job</th><th scope="col">Site</th></tr></thead>
  <tbody><tr><td>1</td><td>Mill Road mast</td></tr></tbody></table>`;

/** A call without its service's address. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly user: string;
  readonly origin: string;
}

/** An answer: JSON, a text, or no content. Undefined is a 404. */
export type Answer =
  | { readonly json: unknown; readonly status?: number }
  | { readonly html: string }
  | 'nothing'
  | undefined;

interface Filter {
  readonly pageSize: number;
  readonly toDate: string | null;
  readonly typeStatus: readonly { readonly type: string; readonly status: string }[];
}

/** The fields of the bodies that the portal sends. A body with another field is refused. */
const bodies: Readonly<Record<string, readonly string[]>> = {
  GetFilteredNotifications: ['pageSize', 'toDate', 'typeStatus'],
  GetUnreadNotificationsCount: [],
  UpdateUserProfilePicture: ['image', 'fileName'],
  RegisterUserDeviceForPushNotifications: ['DeviceToken', 'UserId', 'DevicePlatform', 'DeviceId'],
  Subscribe: ['DeviceToken', 'UserId', 'DevicePlatform', 'Host', 'DeviceId'],
};

const nobody = { MenuItems: null, SiteMapEntry: null, Dashboard: null };
const menu = {
  MenuItems: groups.map(({ modules: _, ...group }) => group),
  SiteMapEntry: groups.flatMap(({ Id, modules }) =>
    modules.flatMap((ModuleId) =>
      Object.entries(programs).map(([ProjectId, ProjectName]) => ({
        ModuleId,
        ProjectId,
        ProjectName,
        ModuleGroupId: Id,
      })),
    ),
  ),
  Dashboard: null,
};

/** The calls of the specification, §7. `send` reaches the hub. */
export function createAnswers(send: (item: unknown) => void) {
  const items = notificationsOf();
  let picture: { readonly path: string; readonly bytes: Buffer } | null = null;

  const change = (id: string | null, payload: object, more: object = {}): Answer => {
    const item = items.find((one) => one.id === id);
    if (item === undefined) return undefined;
    Object.assign(item, more, { lastModifiedDate: minutes(0), payload: { ...item.payload, ...payload } });
    send(item);
    return 'nothing';
  };

  const changedAt = (item: Item) => Date.parse(`${String(item['lastModifiedDate'])}Z`);
  const failedOf = (blobName: string | null) =>
    items.find(({ payload }) => payload['status'] === 'Failed' && payload['blobName'] === blobName)?.id ?? null;

  function page({ pageSize, toDate, typeStatus }: Filter) {
    const isWanted =
      ({ type, payload }: Item) =>
      (wanted: Filter['typeStatus'][number]) =>
        wanted.type === type && (type !== 'todo' || (wanted.status === 'done') === (payload['status'] === 'done'));
    const found = items
      .filter((item) => typeStatus.length === 0 || typeStatus.some(isWanted(item)))
      .filter((item) => toDate === null || changedAt(item) <= Date.parse(toDate));
    return { notifications: found.slice(0, pageSize), totalPages: Math.ceil(found.length / pageSize) };
  }

  const calls: Readonly<Record<string, (call: Call) => Answer>> = {
    'GET /api/MenuItems/GetMenuItemsWithGroup': ({ user, query }) =>
      query.get('all') === 'true' ? { json: user === 'newcomer' ? nobody : menu } : undefined,
    'GET /api/Dashboards': () => ({
      json: [
        { id: 7, title: null, text: 'Program Overview', value: 'Dashboard7' },
        { type: 'Group', title: 'Field', items: [{ id: 8, title: 'Jobs by Crew', value: 'Report8', items: null }] },
      ],
    }),
    'GET /Reports/GetPowerBiData': ({ query, origin }) => ({
      json: {
        embedUrl: `${origin}/reportEmbed?id=${query.get('reportId') ?? ''}`,
        accessToken: 'report',
        expiration: 3600,
      },
    }),
    'GET /api/UserBackgroundJobs/GetExportedFileUrl': ({ origin }) => ({ json: { Url: `${origin}/storage/jobs.csv` } }),
    'POST /api/UserBackgroundJobs/RetryBackgroundJob': ({ query }) =>
      change(failedOf(query.get('blobName')), { status: 'Enqueued', errorMessage: null }),
    'PUT /api/UserBackgroundJobs/CancellingBackgroundJob': ({ query }) =>
      change(query.get('id'), { status: 'cancelled' }),
    'GET /UserAccessProfile/GetUserProfilePicture': () => ({ json: picture?.path ?? null }),
    'POST /UserAccessProfile/UpdateUserProfilePicture': ({ body }) => {
      const { image, fileName } = body as { image: string; fileName: string };
      picture = { path: `/pictures/${fileName}`, bytes: Buffer.from(image, 'base64') };
      return 'nothing';
    },
    'POST /UserAccessProfile/DeleteUserProfilePicture': () => {
      picture = null;
      return 'nothing';
    },
    // The only criterion is the number: a question with another one finds nothing.
    'POST /VendorInvoice/SearchPONumber': ({ query }) => ({
      json:
        String(query) === 'poNumber=PO-114003'
          ? { found: true, PONumber: 'PO-114003', projectName: programs.HFR, projectId: 'HFR' }
          : { found: false, PONumber: null, projectName: null, projectId: null },
    }),
    'GET /version.manifest': () => ({ html: 'version: 1.2.3' }),
    'GET /api/notifications': ({ query, user }) => ({
      json: items.filter(
        // Another person has none.
        (item) => query.get('userId') === user && changedAt(item) >= Date.parse(query.get('dateTime') ?? ''),
      ),
    }),
    'POST /api/Notifications/GetFilteredNotifications': ({ body }) => ({
      json: page(body as Filter),
    }),
    'POST /api/Notifications/GetUnreadNotificationsCount': () => ({
      json: items.filter(({ read }) => read !== true).length,
    }),
    'POST /api/UserNotification/RegisterUserDeviceForPushNotifications': () => 'nothing',
    'POST /api/PushNotifications/Subscribe': () => 'nothing',
    'PUT /api/Notifications/MarkAsReadBulk': ({ body }) => {
      for (const id of body as string[]) change(id, {}, { read: true });
      return 'nothing';
    },
  };
  return {
    /** The stored picture, for the storage; null if there is none. */
    picture: () => picture,
    answer(call: Call): Answer {
      const { method, path, query, body } = call;
      const fields = bodies[path.split('/').at(-1) ?? ''];
      if (fields && Object.keys(body ?? {}).some((field) => !fields.includes(field))) return undefined;
      const [, command] = /^\/fsoworkflowtasks\/api\/BackgroundJobs\/(RetryJob|CancelJob)\//.exec(path) ?? [];
      if (method === 'PUT' && command !== undefined)
        return change(query.get('userJobId'), { status: command === 'RetryJob' ? 'Retrying' : 'Cancelled' });
      const [, jobId] = /^\/api\/UserBackgroundJobs\/(\d+)$/.exec(path) ?? [];
      const [, marked] = /^\/api\/notifications\/(\d+)$/.exec(path) ?? [];
      if (method === 'GET' && jobId !== undefined) {
        const lines = [{ Site: 'Mill Road mast', Crew: 'Crew Alder', Started: null }];
        return { json: { Id: jobId, Description: 'Jobs of May', ResultData: JSON.stringify(lines) } };
      }
      if (method === 'PATCH' && marked !== undefined) {
        const [{ op, path: field, value } = {}] = body as { op?: string; path?: string; value?: boolean }[];
        if (op !== 'replace' || field !== '/read') return undefined;
        return change(marked, {}, { read: value });
      }
      if (method === 'GET' && path.startsWith('/Views/')) {
        return { html: view(path === '/Views/projectManagement' ? 'Schedule' : path.slice('/Views/'.length)) };
      }
      return calls[`${method} ${path}`]?.(call);
    },
  };
}
