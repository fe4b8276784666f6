import { actionIcons, statusIcons } from './interfaceIcons.ts';
import { moduleIcons } from './moduleIcons.ts';
import { programIconNames, type ProgramIconName } from './programIconNames.ts';

/** The icons that are loaded with `Icon`, by name. */
export const icons = { ...moduleIcons, ...statusIcons, ...actionIcons } as const;

/** The name of an icon of the kit. It names the meaning of the icon, not its shape. */
export type IconName = keyof typeof icons | ProgramIconName;

/** Returns whether the drawing of an icon loads when it is first shown. */
export function isProgramIcon(name: string): name is ProgramIconName {
  return (programIconNames as readonly string[]).includes(name);
}

/** Returns whether a name from a configuration or a service is an icon of the kit. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name) || isProgramIcon(name);
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
