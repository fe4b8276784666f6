/** The wire shapes of the application service, checked where its answers enter the portal. */
import * as v from 'valibot';
import { listOf } from '../leniently.ts';

/** A module as the menu names it. `display` marks it for tiles and the menu. */
export const menuModuleSchema = v.object({
  id: v.number(),
  name: v.string(),
  path: v.string(),
  iconId: v.string(),
  display: v.boolean(),
});

/** A group of modules. The group with `Id` -1 is the one that grants the logout item. */
export const menuGroupSchema = v.object({
  Id: v.number(),
  Name: v.string(),
  IsGroup: v.boolean(),
  Icon: v.string(),
  Modules: listOf(menuModuleSchema, 'GetMenuItemsWithGroup: module'),
});

/** Says that the person has this module in this program. */
export const siteMapEntrySchema = v.object({
  ModuleId: v.number(),
  ProjectId: v.string(),
  ProjectName: v.string(),
  ModuleGroupId: v.number(),
});

/** Says that this dashboard or report belongs to this program. */
export const programDashboardSchema = v.object({ ProjectId: v.string(), Id: v.string() });

/** GET /api/MenuItems/GetMenuItemsWithGroup?all=true */
export const menuItemsResponseSchema = v.object({
  MenuItems: listOf(menuGroupSchema, 'GetMenuItemsWithGroup: group'),
  SiteMapEntry: listOf(siteMapEntrySchema, 'GetMenuItemsWithGroup: site map entry'),
  Dashboard: listOf(programDashboardSchema, 'GetMenuItemsWithGroup: dashboard'),
});

/** A dashboard or report; a value that starts with `Dashboard` means dashboard, any other a report. `projectId` is given with `all=true`. */
export const dashboardItemSchema = v.object({
  type: v.literal('Item'),
  id: v.string(),
  title: v.string(),
  value: v.string(),
  projectId: v.exactOptional(v.string()),
});

/** A named group of dashboards, which may hold groups again. */
export interface DashboardGroup {
  readonly type: 'Group';
  readonly id: string;
  readonly title: string;
  readonly items: readonly DashboardEntry[];
}

export type DashboardItem = v.InferOutput<typeof dashboardItemSchema>;
export type DashboardEntry = DashboardItem | DashboardGroup;

export const dashboardGroupSchema: v.GenericSchema<unknown, DashboardGroup> = v.object({
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
