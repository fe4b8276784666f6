import { actionIcons, statusIcons } from './interfaceIcons.ts';
import { moduleIcons } from './moduleIcons.ts';
import { programIcons } from './programIcons.ts';

/** The icons grouped by meaning, in the order in which Storybook shows them. */
export const iconGroups = {
  modules: moduleIcons,
  programs: programIcons,
  statuses: statusIcons,
  actions: actionIcons,
} as const;

/** Every icon by its name. */
export const icons = { ...moduleIcons, ...programIcons, ...statusIcons, ...actionIcons } as const;

/** The name of an icon of the kit. It tells the meaning of the icon, not its shape. */
export type IconName = keyof typeof icons;

// TypeScript widens the keys of `Object.keys` to string.
/** The names of all icons. */
export const iconNames = Object.keys(icons) as readonly IconName[];

/** Returns whether a name from a configuration or a service is an icon of the kit. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

/** The icons that point along the text, which are mirrored in right-to-left text. */
export const directional: ReadonlySet<IconName> = new Set<IconName>([
  'arrowEnd',
  'arrowStart',
  'chevronEnd',
  'chevronStart',
  'document',
  'invoice',
  'logistics',
  'logout',
  'openInNewTab',
  'report',
  'signal',
  'supplyChain',
  'todo',
  'workOrder',
]);
