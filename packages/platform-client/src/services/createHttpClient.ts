import { ServiceError, type ServiceErrorDetails } from '@gantry/module';
import { sendCall, UnansweredError, type Call, type CallAnswer, type ServiceWaits } from '@gantry/base/calls';
import { sessionExpiredPath } from '../auth/addresses.ts';
import { RenewalUnreachableError, type Session } from '../auth/Session.ts';
import type { PlatformOptions } from '../PlatformOptions.ts';
import type { SelectedProgram } from '../program/selectedProgram.ts';
import type { HttpClient, HttpRequest } from './HttpClient.ts';
import { refusalOf, serviceAddress } from './serviceCall.ts';
import { createTracing } from '../telemetry/tracing.ts';

/** Calls that fail together ask once whether a sign-on proxy is the cause. */
const hintAgeMs = 10_000;
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

  const send = async (request: HttpRequest, token: string): Promise<CallAnswer> => {
    const { service, method, path, query, signal, responseType } = request;
    const { href: address } = serviceAddress(services[service], path, query);
    const { headers, body } = contentOfCall(request, token, programOf(request));
    let trace: ReturnType<typeof beginTrace> | undefined;
    const headersOfAttempt = () => {
      trace = beginTrace(service, method);
      return { ...headers, ...trace.headers };
    };
    try {
      return await sendCall(
        { method, address, headers: headersOfAttempt, body, signal, isFile: responseType === 'blob' },
        { service, waits, onEnd: (outcome) => trace?.end(outcome) },
      );
    } catch (error) {
      if (!(error instanceof UnansweredError)) throw error;
      void isSignedOutByProxy?.(hintAgeMs);
      throw fail(request, error.isSilent ? 'timeout' : 'unreachable', error.cause);
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

function contentOfCall(
  { body, contentType, responseType = 'json', waited }: HttpRequest,
  token: string,
  programId: string | null,
): Pick<Call, 'body'> & { readonly headers: Readonly<Record<string, string>> } {
  // The browser sends these as they are, and writes their content type.
  const raw = body instanceof FormData || body instanceof Blob ? body : null;
  const type = contentType ?? (raw === null && body !== undefined ? 'application/json' : undefined);
  return {
    headers: {
      accept: acceptable[responseType],
      authorization: `Bearer ${token}`,
      ...(programId !== null && { program: programId }),
      ...(type !== undefined && { 'content-type': type }),
      ...(waited && { 'idempotency-key': waited.key }),
    },
    body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
  };
}

/** Whether a page came instead of an answer. Views are pages, and are read as text. */
const isPage = ({ responseType }: HttpRequest, { headers, isOk }: CallAnswer): boolean =>
  isOk && responseType !== 'text' && headers.get('content-type')?.startsWith('text/html') === true;

/** The content of an answer: parsed JSON, its text or its file; undefined if it is empty. */
function contentOf(request: HttpRequest, answer: CallAnswer): unknown {
  const { status, content, isToldToWait } = answer;
  if (typeof content !== 'string') return content;
  if (!answer.isOk) {
    throw fail(request, 'refused', undefined, {
      status,
      ...refusalOf(content),
      isToldToWait,
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
