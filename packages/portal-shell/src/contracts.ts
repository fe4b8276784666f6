/**
 * What the portal agrees on with others: its configuration, the wire shapes of the services it calls, the claims it reads, and
 * the table of modules. `@gantry/portal-shell/contracts` runs in Node as well as in a browser.
 */
export { activityColumns, configurationSchema } from './config/configuration.ts';
export type { ActivityColumn, Configuration, ConfigurationInput, ServiceName } from './config/configuration.ts';
export type { ConfigurationExpectation } from './config/valueSchemas.ts';

export { claimNames } from './auth/claims.schemas.ts';
export { moduleIds } from './modules/moduleIds.ts';
export type { ModuleCode } from './modules/moduleIds.ts';
export { moduleGroups } from './modules/ModuleDefinition.ts';
export type {
  ImportResultDefinition,
  ModuleGroupKey,
  ModuleInputName,
  ModuleTable,
  ScreenDefinition,
  SubApplicationDefinition,
  SubRouteDefinition,
  ViewDefinition,
} from './modules/ModuleDefinition.ts';
export { moduleTable } from './modules/moduleTable.ts';
export type { ModuleHost, ModuleKey } from './modules/moduleTable.ts';

export {
  dashboardGroupSchema,
  dashboardItemSchema,
  dashboardsResponseSchema,
  menuGroupSchema,
  menuItemsResponseSchema,
  menuModuleSchema,
  programDashboardSchema,
  siteMapEntrySchema,
} from './services/application/application.schemas.ts';
export type {
  DashboardEntry,
  DashboardGroup,
  DashboardItem,
  MenuGroup,
  MenuItemsResponse,
  MenuModule,
  ProgramDashboard,
  SiteMapEntry,
} from './services/application/application.schemas.ts';
export {
  deviceRegistrationSchema,
  purchaseOrderSearchSchema,
  reportEmbeddingSchema,
} from './services/monolith/monolith.schemas.ts';
export type { DeviceRegistration, PurchaseOrderSearch, ReportEmbedding } from './services/monolith/monolith.schemas.ts';
export { pushSubscriptionSchema } from './services/notification/notification.schemas.ts';
export type { PushSubscriptionRequest } from './services/notification/notification.schemas.ts';
export {
  profilePictureRefusalSchema,
  profilePictureSchema,
  profilePictureUpdateSchema,
} from './services/userAccess/userAccess.schemas.ts';
export type {
  ProfilePicture,
  ProfilePictureRefusal,
  ProfilePictureUpdate,
} from './services/userAccess/userAccess.schemas.ts';
