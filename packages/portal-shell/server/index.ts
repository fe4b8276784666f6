/** The headers and the page of the portal, for the servers that serve it. */
export { filePolicy, pagePolicy, type PagePolicyOptions } from './contentSecurityPolicy.ts';
export { renderPage, type RenderedPage } from './page.ts';
export {
  cacheControlOfFile,
  policyOfFile,
  securityHeaders,
  silentRenewPaths,
  strictTransportSecurity,
} from './responseHeaders.ts';
