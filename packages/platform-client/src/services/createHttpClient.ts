import { ServiceError, type ServiceErrorDetails } from '@gantry/module';
import { limitSilence, outlivePage, type ServiceWaits, type SilenceLimit } from '@gantry/base/calls';
import { sessionExpiredPath } from '../auth/addresses.ts';
import { RenewalUnreachableError, type Session } from '../auth/Session.ts';
import type { PlatformOptions } from '../PlatformOptions.ts';
import type { SelectedProgram } from '../program/selectedProgram.ts';
import type { HttpClient, HttpRequest } from './HttpClient.ts';
import { refusalOf, serviceAddress } from './serviceCall.ts';
import { createTracing } from '../telemetry/tracing.ts';

/** The longest wait for one call. If a service asks for more, the portal shows the error. */
const longestHeldMs = 20_000;
/** The limit of attempts while the service asks to retry later. */
const mostAttempts = 3;
/** Calls that fail together ask once whether a sign-on proxy is the cause. */
const hintAgeMs = 10_000;
/** The slowest line that a body is sent on. The browser does not report the progress of an upload, so the limit on silence grows with its size. */
const slowestBytesPerMs = 8;

export interface HttpClientOptions {
  readonly services: PlatformOptions['services'];
  readonly session: Pick<Session, 'getAccessToken' | 'replaceAccessToken' | 'endAt'>;
  readonly program: Pick<SelectedProgram, 'get' | 'whenSelected'>;
  /** The waits that the services ask for. */
  readonly waits: ServiceWaits;
  /**
   * Whether a sign-on proxy in front of the portal answers instead of the services. Asked after a failure that it would explain: no
   * answer, a page, a token that was refused twice.
   */
  readonly isSignedOutByProxy?: (maxAgeMs?: number) => Promise<boolean>;
  /** Which services learn the trace of a call. */
  readonly telemetry?: PlatformOptions['telemetry'];
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
export function createHttpClient({
  services,
  session,
  program,
  waits,
  telemetry,
  isSignedOutByProxy,
}: HttpClientOptions): HttpClient {
  const beginTrace = createTracing(telemetry);

  const tokenFrom = async (request: HttpRequest, get: () => Promise<string>): Promise<string> => {
    try {
      return await get();
    } catch (error) {
      throw fail(request, error instanceof RenewalUnreachableError ? 'unreachable' : 'signedOut', error);
    }
  };

  const programOf = ({ waited }: HttpRequest) => (waited ? waited.program : (program.get()?.id ?? null));

  const sendOnce = async (request: HttpRequest, token: string): Promise<Answer> => {
    const address = serviceAddress(services[request.service], request.path, request.query);
    const silence = limitSilence(request.signal);
    const trace = beginTrace(request.service, request.method);
    try {
      const options = optionsOf(request, token, programOf(request), trace.headers);
      const response = await silence.hear(
        () =>
          outlivePage(request.method, sizeOf(options.body), (keepalive) =>
            fetch(address, { ...options, keepalive, signal: silence.signal }),
          ),
        sizeOf(options.body) / slowestBytesPerMs,
      );
      const { ok: isOk, status, headers } = response;
      waits.learn(request.service, status, headers);
      const type = isOk && request.responseType === 'blob' ? (headers.get('content-type') ?? '') : null;
      const content = await readContent(response, type, silence);
      trace.end(status);
      return { isOk, status, headers, content };
    } catch (error) {
      waits.release(request.service);
      if (request.signal?.aborted === true) throw request.signal.reason;
      const kind = silence.isOver() ? 'timeout' : 'unreachable';
      trace.end(kind);
      void isSignedOutByProxy?.(hintAgeMs);
      throw fail(request, kind, error);
    }
  };

  /** Sends a request when its service may be called. If the service asks to retry later, it retries until a person would not wait any longer. */
  const send = async (request: HttpRequest, token: string): Promise<Answer> => {
    const { service, signal } = request;
    const deadline = Date.now() + longestHeldMs;
    for (let attempt = 1; ; attempt += 1) {
      if (!(await waits.whenOpen(service, deadline - Date.now(), signal))) {
        const { status } = waits.get()[service] ?? {};
        throw fail(request, 'refused', undefined, { isToldToWait: true, ...(status !== undefined && { status }) });
      }
      const answer = await sendOnce(request, token);
      if (!asksToWait(answer) || attempt === mostAttempts || Date.now() + waits.remaining(service) > deadline)
        return answer;
    }
  };

  const request = async (request: HttpRequest): Promise<unknown> => {
    if (request.isProgramRequired !== false) await program.whenSelected(request.signal);
    const token = await tokenFrom(request, session.getAccessToken);
    const answer = await send(request, token);
    if (answer.status !== 401) {
      if (isPage(request, answer)) void isSignedOutByProxy?.(hintAgeMs);
      return contentOf(request, answer);
    }
    // The service refuses this token: renew once, and repeat the call once.
    const renewed = await tokenFrom(request, () => session.replaceAccessToken(token));
    const second = await send(request, renewed);
    // The session is not to blame if the service was never asked.
    if (second.status === 401 && !(await isSignedOutByProxy?.())) session.endAt(sessionExpiredPath);
    return contentOf(request, second);
  };

  return { request };
}

/** A service that can answer in several forms chooses by these. */
const acceptable = {
  json: 'application/json',
  text: 'text/html, text/plain, application/json;q=0.9, */*;q=0.8',
  blob: '*/*',
};

function optionsOf(
  { method, body, contentType, responseType = 'json', waited }: HttpRequest,
  token: string,
  programId: string | null,
  traceHeaders: Readonly<Record<string, string>>,
) {
  // The browser sends these as they are, and writes their content type.
  const raw = body instanceof FormData || body instanceof Blob ? body : null;
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const type = contentType ?? (raw === null && body !== undefined ? 'application/json' : undefined);
  return {
    method,
    headers: {
      accept: acceptable[responseType],
      authorization: `Bearer ${token}`,
      ...(programId !== null && { program: programId }),
      ...(type !== undefined && { 'content-type': type }),
      ...(waited && { 'idempotency-key': waited.key }),
      ...traceHeaders,
    },
    ...(content !== undefined && { body: content }),
  } satisfies RequestInit;
}

/** Whether the service says that it did nothing, and when to come back. */
function asksToWait({ status, headers }: Answer): boolean {
  return (status === 429 || status === 503) && headers.has('retry-after');
}

/** About how many bytes a body has. A picture goes up as a text. */
function sizeOf(body: FormData | Blob | string = ''): number {
  if (body instanceof Blob) return body.size;
  if (typeof body === 'string') return body.length;
  return [...body.values()].reduce((sum, value) => sum + (value instanceof Blob ? value.size : value.length), 0);
}

/** Reads a body: as a file of this type, or as a text if it is null. */
async function readContent({ body }: Response, type: string | null, silence: SilenceLimit): Promise<Blob | string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let text = '';
  for (;;) {
    const { done, value } = (await (reader && silence.hear(() => reader.read()))) ?? { done: true };
    if (done) break;
    if (type === null) text += decoder.decode(value, { stream: true });
    else pieces.push(value);
  }
  return type === null ? text + decoder.decode() : new Blob(pieces, { type });
}

/** Whether a page came instead of an answer. Views are pages, and are read as text. */
const isPage = ({ responseType }: HttpRequest, { headers, isOk }: Answer): boolean =>
  isOk && responseType !== 'text' && headers.get('content-type')?.startsWith('text/html') === true;

/** The content of an answer: parsed JSON, its text or its file; undefined if it is empty. */
function contentOf(request: HttpRequest, answer: Answer): unknown {
  const { status, content } = answer;
  if (typeof content !== 'string') return content;
  if (!answer.isOk) {
    throw fail(request, 'refused', undefined, {
      status,
      ...refusalOf(content),
      isToldToWait: asksToWait(answer),
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
  more: Pick<ServiceErrorDetails, 'status' | 'serverMessage' | 'fieldErrors' | 'isToldToWait'> = {},
) => new ServiceError({ kind, service, method, path, cause, ...more });
