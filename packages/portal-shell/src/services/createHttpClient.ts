import { ServiceError, type ServiceErrorDetails } from '@gantry/module';
import { sessionExpiredPath } from '../auth/addresses.ts';
import { RenewalUnreachableError, type Session } from '../auth/Session.ts';
import type { Configuration } from '../config/configuration.ts';
import type { SelectedProgram } from '../program/selectedProgram.ts';
import type { HttpClient, HttpRequest } from './HttpClient.ts';
import { longestRetryAfterMs, retryAfterMs, wait } from './retryAfter.ts';
import { createTracing } from '../telemetry/tracing.ts';
import * as v from 'valibot';
import { isClimbingPath } from '../addresses/decodedPath.ts';

/** The time limit of a call, with its answer. After it, the call fails and is not repeated. */
const timeoutMs = 30_000;
/** The limit of attempts while the service asks to retry later. */
const mostAttempts = 3;

export interface HttpClientOptions {
  readonly services: Configuration['services'];
  readonly session: Pick<Session, 'getAccessToken' | 'replaceAccessToken' | 'endAt'>;
  readonly program: Pick<SelectedProgram, 'get' | 'whenSelected'>;
  /** Which services learn the trace of a call. */
  readonly telemetry?: Configuration['telemetry'];
}

/** The answer of a service, whatever its status. */
interface Answer {
  readonly status: number;
  readonly isOk: boolean;
  readonly headers: Headers;
  /** The file that was asked for; otherwise the text. */
  readonly content: Blob | string;
}

/** Creates the portal's HTTP client. */
export function createHttpClient({ services, session, program, telemetry }: HttpClientOptions): HttpClient {
  const beginTrace = createTracing(telemetry);

  const tokenFrom = async (request: HttpRequest, get: () => Promise<string>): Promise<string> => {
    try {
      return await get();
    } catch (error) {
      throw fail(request, error instanceof RenewalUnreachableError ? 'unreachable' : 'signedOut', error);
    }
  };

  const sendOnce = async (request: HttpRequest, token: string): Promise<Answer> => {
    const address = serviceAddress(services[request.service], request.path, request.query);
    const timeLimit = AbortSignal.timeout(timeoutMs);
    const trace = beginTrace(request.service, request.method);
    try {
      const response = await fetch(address, {
        ...optionsOf(request, token, program.get()?.id, trace.headers),
        signal: request.signal === undefined ? timeLimit : AbortSignal.any([request.signal, timeLimit]),
      });
      const { ok: isOk, status, headers } = response;
      // The browser takes a file through another process, and it takes as long as a call.
      const content = await (isOk && request.responseType === 'blob' ? response.blob() : response.text());
      trace.end(status);
      return { isOk, status, headers, content };
    } catch (error) {
      if (request.signal?.aborted === true) throw request.signal.reason;
      const kind = timeLimit.aborted ? 'timeout' : 'unreachable';
      trace.end(kind);
      throw fail(request, kind, error);
    }
  };

  /** Sends a request. If the service asks to retry later, it retries until a person would not wait any longer. */
  const send = async (request: HttpRequest, token: string): Promise<Answer> => {
    const deadline = Date.now() + longestRetryAfterMs;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await sendOnce(request, token);
      const asked = askedWait(answer);
      if (asked === null || attempt === mostAttempts || Date.now() + asked > deadline) return answer;
      await wait(asked, request.signal);
    }
  };

  const request = async (request: HttpRequest): Promise<unknown> => {
    if (request.isProgramRequired !== false) await program.whenSelected(request.signal);
    const token = await tokenFrom(request, session.getAccessToken);
    const answer = await send(request, token);
    if (answer.status !== 401) return contentOf(request, answer);
    // The service refuses this token: renew once, and repeat the call once.
    const renewed = await tokenFrom(request, () => session.replaceAccessToken(token));
    const second = await send(request, renewed);
    if (second.status === 401) session.endAt(sessionExpiredPath);
    return contentOf(request, second);
  };

  return { request };
}

function optionsOf(
  { method, body, contentType }: HttpRequest,
  token: string,
  programId: string | undefined,
  traceHeaders: Readonly<Record<string, string>>,
) {
  // The browser sends these as they are, and writes their content type.
  const raw = body instanceof FormData || body instanceof Blob ? body : null;
  const type = contentType ?? (raw === null && body !== undefined ? 'application/json' : undefined);
  return {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(programId !== undefined && { program: programId }),
      ...(type !== undefined && { 'content-type': type }),
      ...traceHeaders,
    },
    ...(body !== undefined && { body: raw ?? JSON.stringify(body) }),
  } satisfies RequestInit;
}

/** The wait that the service asks for; null if it asks for none. */
function askedWait({ status, headers }: Answer): number | null {
  const now = Date.parse(headers.get('date') ?? '');
  return retryAfterMs(status, headers.get('retry-after'), Number.isNaN(now) ? Date.now() : now, Math.random());
}

/** The content of an answer: parsed JSON, its text or its file; undefined if it is empty. */
function contentOf(request: HttpRequest, answer: Answer): unknown {
  const { status, content } = answer;
  if (typeof content !== 'string') return content;
  if (!answer.isOk) {
    throw fail(request, 'refused', undefined, {
      status,
      serverMessage: serverMessageOf(content),
      isToldToWait: askedWait(answer) !== null,
    });
  }
  if (content === '') return undefined;
  if (request.responseType === 'text') return content;
  try {
    return JSON.parse(content) as unknown;
  } catch (error) {
    // A response that is not JSON is an error, not a text.
    throw fail(request, 'malformed', error, { status });
  }
}

const fail = (
  { service, method, path }: HttpRequest,
  kind: ServiceErrorDetails['kind'],
  cause: unknown,
  more: Pick<ServiceErrorDetails, 'status' | 'serverMessage' | 'isToldToWait'> = {},
) => new ServiceError({ kind, service, method, path, cause, ...more });

const refusalSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)) }),
);

/** The sentence in the text of a refusal, `{ message }` in JSON; null if there is none that can be shown. */
function serverMessageOf(body: string): string | null {
  const result = v.safeParse(refusalSchema, body);
  return result.success ? result.output.message : null;
}

/**
 * The address of a call. It stays below the service's own address, so that a token goes to no other service.
 *
 * @param base the service's address in the configuration
 * @param path starts with a slash
 * @throws TypeError if the address would be outside of the service's
 */
function serviceAddress(base: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const folder = new URL(`${base}/`);
  const address = new URL(base + path);
  const isBelow = address.origin === folder.origin && address.pathname.startsWith(folder.pathname);
  if (!isBelow || isClimbingPath(path)) {
    throw new TypeError(
      `The address ${address.href} is not below ${base}, so no token is sent there. Give a path of the service.`,
    );
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.append(name, value);
  return address;
}
