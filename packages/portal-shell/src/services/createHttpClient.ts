import { AxiosError, create as createAxios, isCancel, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { sessionExpiredPath } from '../auth/addresses.ts';
import { RenewalUnreachableError, type Session } from '../auth/Session.ts';
import type { Configuration, ServiceName } from '../config/configuration.ts';
import type { SelectedProgram } from '../program/selectedProgram.ts';
import { isClimbingPath } from './climbingPath.ts';
import type { HttpClient, HttpRequest } from './HttpClient.ts';
import { longestRetryAfterMs, retryAfterMs, wait } from './retryAfter.ts';
import { ServiceError, type ServiceErrorDetails } from './ServiceError.ts';
import { serverMessageOf } from './serverMessage.ts';

/** The time limit of a call. After it, the call fails and is not repeated. */
const timeoutMs = 30_000;
/** The limit of attempts while the service asks to retry later. */
const mostAttempts = 3;

export interface HttpClientOptions {
  readonly services: Configuration['services'];
  readonly session: Pick<Session, 'getAccessToken' | 'replaceAccessToken' | 'leaveTo'>;
  readonly program: Pick<SelectedProgram, 'get' | 'whenSelected'>;
}

/** Refuses an address that is not below the service's own, so that a token goes to no other service. */
function guardOrigin(client: AxiosInstance, baseURL: string): AxiosInstance {
  client.interceptors.request.use((config) => {
    const address = new URL(client.getUri(config));
    const base = new URL(`${baseURL}/`);
    const isBelow = address.origin === base.origin && address.pathname.startsWith(base.pathname);
    if (!isBelow || isClimbingPath(config.url ?? '')) {
      throw new TypeError(
        `The address ${address.href} is not below ${baseURL}, so no token is sent there. Give a path of the service.`,
      );
    }
    return config;
  });
  return client;
}

/** Creates the portal's HTTP client. */
export function createHttpClient({ services, session, program }: HttpClientOptions): HttpClient {
  const clients = new Map<ServiceName, AxiosInstance>();
  const clientOf = (service: ServiceName): AxiosInstance => {
    const known = clients.get(service);
    if (known) return known;
    const baseURL = services[service];
    const client = guardOrigin(
      createAxios({
        baseURL,
        timeout: timeoutMs,
        allowAbsoluteUrls: false,
        // A response that is not JSON is an error, not a text.
        transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
        headers: { common: { accept: 'application/json' } },
      }),
      baseURL,
    );
    clients.set(service, client);
    return client;
  };

  const tokenFrom = async (request: HttpRequest, get: () => Promise<string>): Promise<string> => {
    try {
      return await get();
    } catch (error) {
      throw fail(request, error instanceof RenewalUnreachableError ? 'unreachable' : 'signedOut', error);
    }
  };

  const sendOnce = async (request: HttpRequest, token: string): Promise<unknown> => {
    const programId = program.get()?.id;
    const response = await clientOf(request.service).request<unknown>(
      optionsOf(request, {
        authorization: `Bearer ${token}`,
        ...(programId !== undefined && { program: programId }),
      }),
    );
    return response.data === '' ? undefined : response.data;
  };

  /** Sends a request. If the service asks to retry later, it retries until a person would not wait any longer. */
  const send = async (request: HttpRequest, token: string): Promise<unknown> => {
    const deadline = Date.now() + longestRetryAfterMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendOnce(request, token);
      } catch (error) {
        const asked = askedWait(error);
        if (asked === null || attempt === mostAttempts || Date.now() + asked > deadline) throw error;
        await wait(asked, request.signal);
      }
    }
  };

  const request = async (request: HttpRequest): Promise<unknown> => {
    if (request.isProgramRequired !== false) await program.whenSelected(request.signal);
    const token = await tokenFrom(request, session.getAccessToken);
    try {
      return await send(request, token);
    } catch (error) {
      if (!isUnauthorized(error)) throw translate(request, error);
    }
    // The service refuses this token: renew once, and repeat the call once.
    const renewed = await tokenFrom(request, () => session.replaceAccessToken(token));
    try {
      return await send(request, renewed);
    } catch (error) {
      if (isUnauthorized(error)) session.leaveTo(sessionExpiredPath);
      throw translate(request, error);
    }
  };

  return { request };
}

function optionsOf(request: HttpRequest, headers: Readonly<Record<string, string>>): AxiosRequestConfig {
  const { method, path, query, body, contentType, signal, responseType = 'json' } = request;
  return {
    method,
    url: path,
    responseType,
    headers: { ...headers, ...(body !== undefined && { 'content-type': contentType ?? 'application/json' }) },
    ...(query && { params: query }),
    ...(body !== undefined && { data: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
}

/** The wait that the service asks for; null if it asks for none. */
function askedWait(error: unknown): number | null {
  if (!(error instanceof AxiosError) || error.response === undefined) return null;
  const { status, headers } = error.response;
  // In axios' types a header may be a list. These two are texts or missing.
  const { 'retry-after': retryAfter, date } = headers as Readonly<Record<string, unknown>>;
  const now = Date.parse(String(date));
  return retryAfterMs(status, retryAfter, Number.isNaN(now) ? Date.now() : now, Math.random());
}

const isUnauthorized = (error: unknown): boolean => error instanceof AxiosError && error.response?.status === 401;

const fail = (
  { service, method, path }: HttpRequest,
  kind: ServiceErrorDetails['kind'],
  cause: unknown,
  more: Pick<ServiceErrorDetails, 'status' | 'serverMessage' | 'isToldToWait'> = {},
) => new ServiceError({ kind, service, method, path, cause, ...more });

/** Copies the message and code of an axios error. The original contains the call with its token, which must not be logged. */
const withoutCall = ({ message, code }: AxiosError) => new Error(message, { cause: code });

/** Translates an error of axios into an error of the portal. */
function translate(request: HttpRequest, error: unknown): unknown {
  if (isCancel(error)) return request.signal?.reason ?? error;
  if (!(error instanceof AxiosError)) return error;
  const { response } = error;
  if (error.code === AxiosError.ETIMEDOUT || error.code === AxiosError.ECONNABORTED)
    return fail(request, 'timeout', withoutCall(error));
  if (response === undefined) return fail(request, 'unreachable', withoutCall(error));
  const isOk = response.status >= 200 && response.status < 300;
  return fail(request, isOk ? 'malformed' : 'refused', withoutCall(error), {
    status: response.status,
    serverMessage: serverMessageOf(response.data),
    isToldToWait: askedWait(error) !== null,
  });
}
