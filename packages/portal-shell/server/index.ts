/** How the portal is served: the production build with its production headers, and the sources with hot reload. */
export { contentSecurityPolicy, type ContentSecurityPolicyOptions } from './contentSecurityPolicy.ts';
export { createPortalServer, type PortalServerOptions } from './productionServer.ts';
export { createPortalDevServer } from './developmentServer.ts';
export type { PortalConfigurationSource, PortalServer } from './PortalServer.ts';
