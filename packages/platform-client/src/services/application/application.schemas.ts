/** The wire shapes of the application service, by which the portal checks its answers. */
import { isRecord } from '@gantry/base/values';
import * as v from 'valibot';
import { id, listOf, optionalId, optionalText, record, wholeNumber } from '../shapes.ts';

const isYes = (given: unknown) => !/^(?:false|0)$/i.test(String(given));
/** True unless the service says no, as a boolean, a number or a text. */
const unlessNo = v.optional(v.pipe(v.unknown(), v.transform(isYes)), true);

/** A module in a list that the specification lacks. It overrides what the catalog says, and nothing depends on it. */
const menuModuleSchema = record({
  id: wholeNumber,
  name: optionalText,
  path: optionalText,
  iconId: optionalText,
  display: unlessNo,
});

/** A group, or a module that stands by itself. The group with `Id` -1 grants the logout item. */
const menuGroupSchema = record({
  Id: wholeNumber,
  Name: optionalText,
  IsGroup: unlessNo,
  Icon: optionalText,
  Modules: v.fallback(v.optional(listOf(menuModuleSchema, 'GetMenuItemsWithGroup: module')), undefined),
});

/** A module that the person has in a program. */
const siteMapEntrySchema = v.pipe(
  record({
    ModuleId: wholeNumber,
    ProjectId: id,
    ProjectName: optionalText,
    ModuleGroupId: v.fallback(v.optional(wholeNumber, 0), 0),
  }),
  v.transform((entry) => (entry.ProjectName ? entry : { ...entry, ProjectName: entry.ProjectId })),
);

/** A person without any right may have null instead of a list. An answer without the lists is none. */
const nullAsNone = (given: unknown) =>
  isRecord(given) ? Object.fromEntries(Object.entries(given).map(([key, value]) => [key, value ?? []])) : given;

/** GET /api/MenuItems/GetMenuItemsWithGroup?all=true */
export const menuItemsResponseSchema = v.pipe(
  v.unknown(),
  v.transform(nullAsNone),
  record({
    MenuItems: v.optional(listOf(menuGroupSchema, 'GetMenuItemsWithGroup: group'), []),
    SiteMapEntry: listOf(siteMapEntrySchema, 'GetMenuItemsWithGroup: site map entry'),
  }),
);

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

export type MenuGroup = v.InferOutput<typeof menuGroupSchema>;
export type MenuItemsResponse = v.InferOutput<typeof menuItemsResponseSchema>;
