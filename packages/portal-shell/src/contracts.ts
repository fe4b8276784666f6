/**
 * What the portal agrees on with others: its configuration, the wire shapes of the services it calls, and the table of modules.
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

export { dashboardsResponseSchema, menuItemsResponseSchema } from './services/application/application.schemas.ts';
export type {
  DashboardEntry,
  DashboardGroup,
  DashboardItem,
  MenuItemsResponse,
  SiteMapEntry,
} from './services/application/application.schemas.ts';
export {
  deviceRegistrationSchema,
  purchaseOrderSearchSchema,
  reportEmbeddingSchema,
} from './services/monolith/monolith.schemas.ts';
export type { PurchaseOrderSearch, ReportEmbedding } from './services/monolith/monolith.schemas.ts';
export { pushSubscriptionSchema } from './services/notification/notification.schemas.ts';
export {
  profilePictureRefusalSchema,
  profilePictureSchema,
  profilePictureUpdateSchema,
} from './services/userAccess/userAccess.schemas.ts';
export type { ProfilePicture } from './services/userAccess/userAccess.schemas.ts';
