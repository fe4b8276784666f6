import { sendCall, type RequestFunction, type ServiceWaits } from '@gantry/base/calls';
import { isRecord, parseJson } from '@gantry/base/values';
import type { ElementSettings } from './ElementSettings.ts';

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

interface ServiceRequestOptions extends Pick<ElementSettings, 'service' | 'accessToken'> {
  readonly onUnauthorized: () => void;
  readonly waits: ServiceWaits;
}

/** Makes the HTTP client of an element: it sends the cookies of this origin, and the access token if there is one. */
export function createServiceRequest(options: ServiceRequestOptions): RequestFunction {
  const { service, accessToken, onUnauthorized, waits } = options;
  const base = service.replace(/\/+$/, '');
  return async ({ method, path, query, body, contentType = 'application/json', signal }) => {
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
    const token = (await accessToken?.()) ?? null;
    const headers = {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': contentType }),
    };
    const answer = await sendCall(
      {
        method,
        address: `${base}${path}${search}`,
        headers: () => headers,
        body: body === undefined ? undefined : JSON.stringify(body),
        signal,
      },
      { service: base, waits },
    );
    // No call of an element asks for a file.
    const text = typeof answer.content === 'string' ? answer.content : '';
    if (answer.status === 401) onUnauthorized();
    if (!answer.isOk) throw new ServiceCallError(method, answer.status, messageOf(text));
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
}

/** The sentence of a refusal: `{ "message": "…" }`. */
function messageOf(text: string): string | null {
  const body = parseJson(text);
  const message = isRecord(body) ? body['message'] : null;
  return typeof message === 'string' ? message : null;
}
