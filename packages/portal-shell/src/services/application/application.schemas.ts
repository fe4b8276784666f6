/** The wire shapes of the application service, by which the portal checks its answers. */
import * as v from 'valibot';

/**
 * The schema of a list that drops malformed items. It logs a line for each and keeps the rest of the answer. The output type is a list of
 * valid items.
 *
 * @param item the schema of one item
 * @param name the item's name in the log, such as `GetMenuItemsWithGroup: module`
 */
const listOf = <Item extends v.GenericSchema>(item: Item, name: string) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((inputs) =>
      inputs.flatMap((input, index): v.InferOutput<Item>[] => {
        const result = v.safeParse(item, input);
        if (result.success) return [result.output];
        // The received value may contain personal data, which must not be logged.
        const reasons = result.issues.map(
          (issue) => `${v.getDotPath(issue) ?? 'the item'} is to be ${issue.expected ?? issue.type}`,
        );
        console.warn(`${name} ${index} was left out, as it is not of the agreed shape: ${reasons.join(', ')}.`);
        return [];
      }),
    ),
  );

/** A module of the menu. `display` marks it for tiles and the menu. */
const menuModuleSchema = v.object({
  id: v.number(),
  name: v.string(),
  path: v.string(),
  iconId: v.string(),
  display: v.boolean(),
});

/** A group of modules. The group with `Id` -1 grants the logout item. */
const menuGroupSchema = v.object({
  Id: v.number(),
  Name: v.string(),
  IsGroup: v.boolean(),
  Icon: v.string(),
  Modules: listOf(menuModuleSchema, 'GetMenuItemsWithGroup: module'),
});

/** A module that the person has in a program. */
const siteMapEntrySchema = v.object({
  ModuleId: v.number(),
  ProjectId: v.string(),
  ProjectName: v.string(),
  ModuleGroupId: v.number(),
});

/** A dashboard or report and the program that it belongs to. */
const programDashboardSchema = v.object({ ProjectId: v.string(), Id: v.string() });

/** GET /api/MenuItems/GetMenuItemsWithGroup?all=true */
export const menuItemsResponseSchema = v.object({
  MenuItems: listOf(menuGroupSchema, 'GetMenuItemsWithGroup: group'),
  SiteMapEntry: listOf(siteMapEntrySchema, 'GetMenuItemsWithGroup: site map entry'),
  Dashboard: listOf(programDashboardSchema, 'GetMenuItemsWithGroup: dashboard'),
});

/** A dashboard or report. A `value` that starts with `Dashboard` means a dashboard, any other a report. `all=true` adds `projectId`. */
const dashboardItemSchema = v.object({
  type: v.literal('Item'),
  id: v.string(),
  title: v.string(),
  value: v.string(),
  projectId: v.exactOptional(v.string()),
});

/** A named group of dashboards. Groups may be nested. */
export interface DashboardGroup {
  readonly type: 'Group';
  readonly id: string;
  readonly title: string;
  readonly items: readonly DashboardEntry[];
}

export type DashboardItem = v.InferOutput<typeof dashboardItemSchema>;
export type DashboardEntry = DashboardItem | DashboardGroup;

const dashboardGroupSchema: v.GenericSchema<unknown, DashboardGroup> = v.object({
  type: v.literal('Group'),
  id: v.string(),
  title: v.string(),
  items: v.lazy(() => dashboardsResponseSchema),
});

/** GET /api/Dashboards?projectId={id} and GET /api/Dashboards?all=true */
export const dashboardsResponseSchema: v.GenericSchema<unknown, DashboardEntry[]> = listOf(
  v.union([dashboardItemSchema, dashboardGroupSchema]),
  'Dashboards: entry',
);

export type MenuModule = v.InferOutput<typeof menuModuleSchema>;
export type MenuGroup = v.InferOutput<typeof menuGroupSchema>;
export type SiteMapEntry = v.InferOutput<typeof siteMapEntrySchema>;
export type ProgramDashboard = v.InferOutput<typeof programDashboardSchema>;
export type MenuItemsResponse = v.InferOutput<typeof menuItemsResponseSchema>;
