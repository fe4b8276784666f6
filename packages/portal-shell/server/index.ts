/** The headers and the page of the portal, for the servers that serve it. */
export { filePolicy, pagePolicy, type PagePolicyOptions } from './contentSecurityPolicy.ts';
export { pathOf } from '@gantry/platform-client/addresses/portalBase';
export { renderPage, type RenderedPage } from './page.ts';
export { readConfiguration } from './readConfiguration.ts';
export {
  cacheControlOfFile,
  policyOfFile,
  securityHeaders,
  silentRenewPaths,
  strictTransportSecurity,
} from './responseHeaders.ts';
