import { randomBytes } from 'node:crypto';
import { pagePolicy } from './contentSecurityPolicy.ts';
import { readConfiguration } from './readConfiguration.ts';
import { reportingEndpoints } from './responseHeaders.ts';

/** Stands for the nonce in the built page. */
export const noncePlaceholder = '__CSP_NONCE__';

/** Stands in the built page for the path below which the portal is reached. */
export const basePlaceholder = '__BASE_PATH__';

/**
 * No cache answers with a stored page: `Vary: *` matches no request, and the page has neither an ETag nor a date, so no 304 can join it
 * with the policy of another response. Unlike `no-store`, these headers let a browser keep the page itself in memory for Back.
 */
const pageCaching = { 'cache-control': 'private, no-cache', vary: '*' } as const;

/** The page of one response and the headers that belong to it. */
export interface RenderedPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Renders the page of one response: with a nonce of its own, and the policy that names it. */
export function renderPage(template: string, configurationText: string, isDevelopment = false): RenderedPage {
  const nonce = randomBytes(18).toString('base64');
  const configuration = readConfiguration(configurationText);
  const endpoints = reportingEndpoints(configuration);
  return {
    html: template.replaceAll(noncePlaceholder, nonce).replaceAll(basePlaceholder, configuration?.basePath ?? ''),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...pageCaching,
      'content-security-policy': pagePolicy({ configuration, nonce, isDevelopment }),
      ...(endpoints !== null && { 'reporting-endpoints': endpoints }),
    },
  };
}
