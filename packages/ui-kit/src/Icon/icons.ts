import { actionIcons, statusIcons } from './interfaceIcons.ts';
import { moduleIcons } from './moduleIcons.ts';
import { programIcons } from './programIcons.ts';

/** The icons by what they stand for, in the order in which Storybook shows them. */
export const iconGroups = {
  modules: moduleIcons,
  programs: programIcons,
  statuses: statusIcons,
  actions: actionIcons,
} as const;

/** Every icon by its name. */
export const icons = { ...moduleIcons, ...programIcons, ...statusIcons, ...actionIcons } as const;

/** The name of an icon of the kit: what it stands for, not what it shows. */
export type IconName = keyof typeof icons;

// The keys of an object are its own, but TypeScript widens them to string.
/** The names of all icons. */
export const iconNames = Object.keys(icons) as readonly IconName[];

/** Whether a name that came from a configuration or a service is one of the kit's icons. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

/** The icons that point along the text, and so turn round where it runs right-to-left. */
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
