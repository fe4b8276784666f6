/**
 * What the portal agrees on with others: its configuration and the table of modules.
 * `@gantry/portal-shell/contracts` runs in Node as well as in a browser.
 */
export { activityColumns, configurationSchema } from './config/configuration.ts';
export type { ConfigurationInput } from './config/configuration.ts';

export { moduleIds } from './config/modules/moduleIds.ts';
export type { ModuleCode } from './config/modules/moduleIds.ts';
export { moduleGroups } from './config/modules/ModuleDefinition.ts';
export type { ModuleGroupKey, SubRouteDefinition, ViewDefinition } from './config/modules/ModuleDefinition.ts';
export { moduleTable } from './config/modules/moduleTable.ts';
export type { ModuleKey } from './config/modules/moduleTable.ts';
