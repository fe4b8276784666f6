import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceName } from './serviceNames.ts';

const readableHeaders = [
  'content-disposition',
  'date',
  'location',
  'retry-after',
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'www-authenticate',
];

/**
 * Lets only the portal's origin, and those of the apps beside it, read the answers. Only the hub allows credentials, because SignalR's client sends them by default.
 */
export function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  { origins, service }: { readonly origins: ReadonlySet<string>; readonly service: ServiceName },
): void {
  response.setHeader('vary', 'Origin');
  const { origin = '' } = request.headers;
  if (!origins.has(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', readableHeaders.join(', '));
  if (service === 'hub') response.setHeader('access-control-allow-credentials', 'true');
}

/** True for a preflight, by which a browser asks what another origin may do. */
export const isPreflight = (request: IncomingMessage): boolean =>
  request.method === 'OPTIONS' &&
  request.headers.origin !== undefined &&
  request.headers['access-control-request-method'] !== undefined;

/** Answers a preflight: 204 for these origins, 403 for any other. */
export function answerPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  origins: ReadonlySet<string>,
): void {
  if (!origins.has(request.headers.origin ?? '')) {
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`Only ${[...origins].join(', ')} may call this service from a page.`);
    return;
  }
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '600',
  });
  response.end();
}
