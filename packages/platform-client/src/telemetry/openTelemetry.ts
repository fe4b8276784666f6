import type { Noted, Telemetry } from './journal.ts';

/** Where an OpenTelemetry collector is, and what it receives about the origin of the data. */
export interface OpenTelemetryOptions {
  /** The base address of OTLP over HTTP. `/v1/traces` and `/v1/logs` are appended. */
  readonly endpoint: string;
  /** Attributes of the resource, such as `service.version`. They name no person. */
  readonly resource: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
  /** Calls back when the page is hidden, which may be its end. */
  readonly onHide?: (listener: () => void) => void;
}

const sendAfterMs = 5000;
const mostAtOnce = 200;

type Attributes = Readonly<Record<string, string | number | boolean>>;

const valueOf = (value: string | number | boolean) => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
};

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));

const nanoseconds = (milliseconds: number): string => `${String(Math.round(milliseconds))}000000`;

const scope = { name: 'gantry-portal' };

/** A call as a span of a client (OTLP 1, `Span`). */
function spanOf({ at, attributes }: Noted) {
  const { service = '', method = '', outcome = '', traceId, spanId, startedAt } = attributes;
  const hasFailed = typeof outcome !== 'number' || outcome >= 400;
  return {
    traceId,
    spanId,
    name: `${String(method)} ${String(service)}`,
    kind: 3,
    startTimeUnixNano: nanoseconds(Number(startedAt)),
    endTimeUnixNano: nanoseconds(at),
    attributes: attributesOf({
      'http.request.method': method,
      'peer.service': service,
      ...(typeof outcome === 'number' ? { 'http.response.status_code': outcome } : { 'error.type': outcome }),
    }),
    ...(hasFailed && { status: { code: 2 } }),
  };
}

const failures: ReadonlySet<Noted['kind']> = new Set([
  'errorShown',
  'uncaught',
  'policy',
  'notifications',
  'language',
  'module',
]);

/** Anything else as a log record (OTLP 1, `LogRecord`). */
function recordOf({ kind, at, attributes }: Noted) {
  return {
    timeUnixNano: nanoseconds(at),
    severityNumber: failures.has(kind) ? 17 : 9,
    eventName: `gantry.${kind}`,
    body: { stringValue: kind },
    attributes: attributesOf(attributes),
  };
}

/** Sends what happens in this tab to an OpenTelemetry collector: calls as spans, everything else as log records (OTLP over HTTP, JSON). */
export function createOpenTelemetry({
  endpoint,
  resource,
  fetch: request = fetch,
  onHide = (listener) =>
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && listener()),
}: OpenTelemetryOptions): Telemetry {
  let waiting: Noted[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const from = { attributes: attributesOf({ 'service.name': scope.name, ...resource }) };

  const post = (path: string, content: object) => {
    const body = JSON.stringify(content);
    // What a collector does not take is lost. A person must not wait for it or notice it.
    request(endpoint + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
  };

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const calls = waiting.filter(({ kind }) => kind === 'call');
    const others = waiting.filter(({ kind }) => kind !== 'call');
    waiting = [];
    if (calls.length > 0) {
      post('/v1/traces', { resourceSpans: [{ resource: from, scopeSpans: [{ scope, spans: calls.map(spanOf) }] }] });
    }
    if (others.length > 0) {
      post('/v1/logs', {
        resourceLogs: [{ resource: from, scopeLogs: [{ scope, logRecords: others.map(recordOf) }] }],
      });
    }
  };
  onHide(send);

  return {
    note(noted) {
      waiting.push(noted);
      if (waiting.length >= mostAtOnce) send();
      else timer ??= setTimeout(send, sendAfterMs);
    },
  };
}
