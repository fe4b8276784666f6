import { randomBytes } from 'node:crypto';
import { pagePolicy } from './contentSecurityPolicy.ts';
import { readConfiguration } from './readConfiguration.ts';
import { reportingEndpoints } from './responseHeaders.ts';

/** Stands for the nonce in the built page. */
export const noncePlaceholder = '__CSP_NONCE__';

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
    html: template.replaceAll(noncePlaceholder, nonce),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy({ configuration, nonce, isDevelopment }),
      ...(endpoints !== null && { 'reporting-endpoints': endpoints }),
    },
  };
}
