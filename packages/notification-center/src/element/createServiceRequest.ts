import { limitSilence, outlivePage, type RequestFunction, type ServiceWaits } from '@gantry/base/calls';
import type { AccessToken } from './ElementSettings.ts';

/** A failed call, with the sentence of the service for people if it sent one. */
class ServiceCallError extends Error {
  override readonly name = 'ServiceCallError';
  readonly serverMessage: string | null;
  readonly status: number;
  constructor(method: string, status: number, serverMessage: string | null) {
    super(`The service answered ${method} with ${status}, so nothing was changed. The call can be made again.`);
    this.serverMessage = serverMessage;
    this.status = status;
  }
}

/** Options of {@link createServiceRequest}. */
export interface ServiceRequestOptions {
  readonly service: string;
  readonly accessToken: AccessToken | null;
  readonly onUnauthorized: () => void;
  readonly waits: ServiceWaits;
}

/** The longest wait for one call. If the service asks for more, the call fails. */
const longestHeldMs = 20_000;

/** Makes the HTTP client of an element: it sends the cookies of this origin, and the access token if there is one. */
export function createServiceRequest(options: ServiceRequestOptions): RequestFunction {
  const { service, accessToken, onUnauthorized, waits } = options;
  const base = service.replace(/\/+$/, '');
  return async ({ method, path, query, body, contentType = 'application/json', signal }) => {
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
    const token = (await accessToken?.()) ?? null;
    if (!(await waits.whenOpen(base, longestHeldMs, signal)))
      throw new ServiceCallError(method, waits.get()[base]?.status ?? 503, null);
    const silence = limitSilence(signal);
    const content = body === undefined ? undefined : JSON.stringify(body);
    const init: RequestInit = {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': contentType }),
      },
      ...(content !== undefined && { body: content }),
      signal: silence.signal,
    };
    const send = () =>
      outlivePage(method, content?.length ?? 0, (keepalive) =>
        fetch(`${base}${path}${search}`, { ...init, keepalive }),
      );
    const answer = await silence.hear(send).catch((error: unknown) => {
      waits.release(base);
      throw error;
    });
    waits.learn(base, answer.status, answer.headers);
    const text = await silence.hear(() => answer.text());
    if (answer.status === 401) onUnauthorized();
    if (!answer.ok) throw new ServiceCallError(method, answer.status, messageOf(text));
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
}

/** The sentence of a refusal: `{ "message": "…" }`. */
function messageOf(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text);
    const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
    return typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
}
