/** The wire shapes of the application service, by which the portal checks its answers. */
import * as v from 'valibot';
import { id, listOf, optionalId, optionalText, record, wholeNumber } from '../shapes.ts';

/** A module of the menu. `display` marks it for tiles and the menu. */
const menuModuleSchema = record({
  id: wholeNumber,
  name: optionalText,
  path: optionalText,
  iconId: optionalText,
  display: v.optional(v.boolean(), false),
});

/** A group of modules. The group with `Id` -1 grants the logout item. */
const menuGroupSchema = record({
  Id: wholeNumber,
  Name: optionalText,
  Icon: optionalText,
  Modules: v.optional(listOf(menuModuleSchema, 'GetMenuItemsWithGroup: module'), []),
});

/** A module that the person has in a program. */
const siteMapEntrySchema = v.pipe(
  record({
    ModuleId: wholeNumber,
    ProjectId: id,
    ProjectName: optionalText,
    ModuleGroupId: v.optional(wholeNumber, 0),
  }),
  v.transform((entry) => (entry.ProjectName ? entry : { ...entry, ProjectName: entry.ProjectId })),
);

/** GET /api/MenuItems/GetMenuItemsWithGroup?all=true */
export const menuItemsResponseSchema = record({
  MenuItems: v.optional(listOf(menuGroupSchema, 'GetMenuItemsWithGroup: group'), []),
  SiteMapEntry: listOf(siteMapEntrySchema, 'GetMenuItemsWithGroup: site map entry'),
});

/** A dashboard or report. A `value` that starts with `Dashboard` means a dashboard, any other a report. */
export interface DashboardItem {
  readonly type: 'Item';
  readonly id: string;
  readonly title: string;
  readonly value: string;
}

/** A named group of dashboards. Groups may be nested. */
interface DashboardGroup {
  readonly type: 'Group';
  readonly id: string;
  readonly title: string;
  readonly items: readonly DashboardEntry[];
}

export type DashboardEntry = DashboardItem | DashboardGroup;

const isGroup = (type: string) => type.toLowerCase() === 'group';

/** "Dashboard: id, title/text, value"; "Type Group has nested items". */
const dashboardEntrySchema: v.GenericSchema<unknown, DashboardEntry> = v.pipe(
  record({
    type: optionalText,
    id: optionalId,
    title: optionalText,
    text: optionalText,
    value: optionalId,
    items: v.optional(v.lazy(() => dashboardsResponseSchema)),
  }),
  v.check(
    ({ id: given, items, type }) => given !== null || items !== undefined || isGroup(type),
    'something with an id',
  ),
  v.transform(({ type, id: given, title, text, value, items }): DashboardEntry => {
    const common = { id: given ?? (title || text), title: title || text || (given ?? '') };
    // A serialiser that leaves nothing out gives an item an empty list.
    return isGroup(type) || (items !== undefined && (items.length > 0 || value === null))
      ? { type: 'Group', ...common, items: items ?? [] }
      : { type: 'Item', ...common, value: value ?? '' };
  }),
);

/** GET /api/Dashboards?projectId={id}. A program without any may be answered with nothing. */
export const dashboardsResponseSchema: v.GenericSchema<unknown, DashboardEntry[]> = v.pipe(
  v.unknown(),
  v.transform((answer) => answer ?? []),
  listOf(dashboardEntrySchema, 'Dashboards: entry'),
);

export type MenuModule = v.InferOutput<typeof menuModuleSchema>;
export type MenuGroup = v.InferOutput<typeof menuGroupSchema>;
export type MenuItemsResponse = v.InferOutput<typeof menuItemsResponseSchema>;
