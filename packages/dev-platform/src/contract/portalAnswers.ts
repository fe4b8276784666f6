import * as v from 'valibot';

/** An id, as a text or a number. */
const id = v.pipe(v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]), v.description('A text or a number.'));

/** A value that a service may leave out or send as null. */
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

/** A text that is not empty, such as a parameter of the query. */
export const wordSchema = v.pipe(v.string(), v.nonEmpty());

/** The menu and the permissions of a person. */
export const menuAnswerSchema = v.pipe(
  v.object({
    MenuItems: v.pipe(
      v.array(
        v.object({
          Id: v.pipe(id, v.description('The group with the id -1 grants the menu item Logout.')),
          Name: v.string(),
          IsGroup: v.pipe(
            optional(v.boolean()),
            v.description('False for a module that stands by itself, whose id is Id. Left out, it is a group.'),
          ),
          Icon: optional(v.string()),
        }),
      ),
      v.description('The groups of modules, and the modules that stand by themselves, in the order of the tiles.'),
    ),
    SiteMapEntry: v.pipe(
      v.array(
        v.object({
          ModuleId: id,
          ProjectId: id,
          ProjectName: v.string(),
          ModuleGroupId: v.pipe(optional(id), v.description('The Id of the group of the module.')),
        }),
      ),
      v.description(
        'Each module that the person has in each program. The programs of the portal are those named here.',
      ),
    ),
  }),
  v.title('Menu'),
  v.examples([
    {
      MenuItems: [
        { Id: 1, Name: 'Planning', IsGroup: true, Icon: 'calendar' },
        { Id: 24, Name: 'Document Library', IsGroup: false, Icon: 'document' },
        { Id: -1, Name: 'Session', IsGroup: true, Icon: 'logout' },
      ],
      SiteMapEntry: [
        { ModuleId: 21, ProjectId: 'NWX', ProjectName: 'Northwind Wireless Expansion', ModuleGroupId: 1 },
        { ModuleId: 24, ProjectId: 'NWX', ProjectName: 'Northwind Wireless Expansion' },
      ],
    },
  ]),
);

/** A dashboard, a report, or a group of them. */
export interface DashboardEntry {
  readonly type?: string | null | undefined;
  readonly id?: string | number | null | undefined;
  readonly title?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly value?: string | null | undefined;
  readonly items?: readonly DashboardEntry[] | null | undefined;
}

export const dashboardEntrySchema: v.GenericSchema<DashboardEntry> = v.pipe(
  v.object({
    type: v.pipe(optional(v.string()), v.description('Group for a group, whose entries are in items.')),
    id: optional(id),
    title: v.pipe(optional(v.string()), v.description('The name. Either title or text has it.')),
    text: optional(v.string()),
    value: v.pipe(
      optional(v.string()),
      v.description('A value that starts with "Dashboard" means a dashboard, any other a report.'),
    ),
    items: optional(v.array(v.lazy(() => dashboardEntrySchema))),
  }),
  v.check(({ title, text }) => Boolean(title ?? text), 'It has a title or a text'),
  v.check(({ type, id: own }) => type?.toLowerCase() === 'group' || own != null, 'It has an id'),
  v.title('DashboardEntry'),
);

export const dashboardsExample = [
  { id: 7, text: 'Progress', value: 'DashboardProgress' },
  { type: 'Group', title: 'Cost', items: [{ id: 8, title: 'Forecast', value: 'ReportForecast' }] },
];

export const purchaseOrderAnswerSchema = v.pipe(
  v.object({ found: v.boolean(), PONumber: optional(id), projectName: optional(v.string()), projectId: optional(id) }),
  v.check(
    ({ found, PONumber, projectId }) => !found || (PONumber != null && projectId != null),
    'What was found has PONumber and projectId',
  ),
  v.title('PurchaseOrderSearch'),
  v.examples([
    { found: true, PONumber: 'PO-114003', projectName: 'Harbor Fiber Rollout', projectId: 'HFR' },
    { found: false },
  ]),
);

export const reportAnswerSchema = v.pipe(
  v.object({
    embedUrl: v.pipe(v.string(), v.url(), v.description('Below the `reportsOrigin` of the configuration.')),
    accessToken: v.pipe(v.string(), v.nonEmpty()),
    expiration: v.pipe(v.number(), v.minValue(0), v.description('Seconds from now until the token ends.')),
  }),
  v.title('ReportEmbedding'),
);

export const deviceSchema = v.pipe(
  v.object({
    DeviceToken: v.pipe(v.string(), v.description('An empty text removes the registration of the device.')),
    UserId: v.pipe(wordSchema, v.description('The user of the token.')),
    DevicePlatform: v.literal('web'),
    DeviceId: wordSchema,
  }),
  v.title('Device'),
);

export const subscriptionSchema = v.object({
  ...deviceSchema.entries,
  Host: v.pipe(wordSchema, v.description('The host of the portal. Links in push messages lead to it.')),
});
