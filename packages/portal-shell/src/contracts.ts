/**
 * What the portal agrees on with others: its configuration and the table of modules.
 * `@gantry/portal-shell/contracts` runs in Node as well as in a browser.
 */
export { activityColumns, configurationSchema } from './config/configuration.ts';
export type { ConfigurationInput } from './config/configuration.ts';

export { moduleIds } from './modules/moduleIds.ts';
export type { ModuleCode } from './modules/moduleIds.ts';
export { moduleGroups } from './modules/ModuleDefinition.ts';
export type { ModuleGroupKey, SubRouteDefinition, ViewDefinition } from './modules/ModuleDefinition.ts';
export { moduleTable } from './modules/moduleTable.ts';
export type { ModuleKey } from './modules/moduleTable.ts';
