import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from './serviceNames.ts';

/** A failure that the platform simulates for matching requests. */
export interface Fault {
  readonly service: ServiceName;
  /** Default: any method except OPTIONS, so that preflights do not count as `times`. */
  readonly method?: string | undefined;
  /** A part of the path within the service, in any case. Default: any path. */
  readonly path?: string | undefined;
  /** 0 cuts the connection without an answer. With neither status, body, contentType nor headers the request goes on after the delay. */
  readonly status?: number | undefined;
  readonly delayMs?: number | undefined;
  /** A text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly contentType?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The service does what is asked first, and its own answer is lost. */
  readonly isLate?: boolean | undefined;
  /** The length of a body that has no meaning, as a large file. */
  readonly bytes?: number | undefined;
  /** How fast these bytes are sent. Default: as fast as they are taken. */
  readonly bytesPerSecond?: number | undefined;
  /** The number of requests that it applies to. Default: all of them. */
  readonly times?: number | undefined;
}

/** The faults in force. */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** Returns the first fault that matches a request and counts the request as one of its `times`; null if no fault matches. */
  take(request: { readonly service: ServiceName; readonly method: string; readonly path: string }): Fault | null;
}

/** Creates an empty list of faults. */
export function createFaults(): Faults {
  let laid: { fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      laid.push({ fault, left: fault.times ?? Infinity });
    },
    clear() {
      laid = [];
    },
    take({ service, method, path }) {
      const met = laid.find(
        ({ fault }) =>
          fault.service === service &&
          (fault.method === undefined ? method !== 'OPTIONS' : fault.method.toUpperCase() === method) &&
          path.toLowerCase().includes((fault.path ?? '').toLowerCase()),
      );
      if (!met) return null;
      met.left -= 1;
      if (met.left <= 0) laid = laid.filter((other) => other !== met);
      return met.fault;
    },
  };
}

/** True if a fault answers instead of the service. Otherwise it only delays. */
export const isAnswer = ({ status, body, contentType, headers, bytes }: Fault): boolean =>
  [status, body, contentType, headers, bytes].some((value) => value !== undefined);

/** Waits as long as a fault says, or until the connection ends. */
export function delayOf({ delayMs = 0 }: Fault, request: IncomingMessage): Promise<void> {
  if (delayMs === 0) return Promise.resolve();
  const { socket } = request;
  return new Promise((resolve) => {
    const proceed = () => {
      clearTimeout(timer);
      socket.off('close', proceed);
      resolve();
    };
    const timer = setTimeout(proceed, delayMs);
    socket.once('close', proceed);
  });
}

const blockBytes = 64 * 1024;

/** Bytes of which no two blocks are alike, so that a lost or repeated block shows in their hash. */
async function* meaninglessBytes(bytes: number, bytesPerSecond: number): AsyncGenerator<Buffer> {
  const beganAt = Date.now();
  for (let sent = 0; sent < bytes; sent += blockBytes) {
    const waitMs = (sent / bytesPerSecond) * 1000 - (Date.now() - beganAt);
    if (waitMs > 0) await sleep(waitMs);
    yield Buffer.alloc(Math.min(blockBytes, bytes - sent), createHash('sha256').update(String(sent)).digest());
  }
}

/** Lets the service do its work, and replaces its answer with that of the fault. */
export function answerLate(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  const silent = {
    writeHead: () => response,
    write: () => true,
    end: () => {
      for (const name of Object.keys(silent)) Reflect.deleteProperty(response, name);
      for (const name of ['content-type', 'content-length']) response.removeHeader(name);
      answerFault(fault, request, response);
      return response;
    },
  };
  Object.assign(response, silent);
}

/** Answers as a fault says. */
export function answerFault(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  const { status = 200, body, contentType, headers = {}, bytes, bytesPerSecond = Infinity } = fault;
  if (status === 0) {
    request.socket.destroy();
    return;
  }
  const isText = typeof body === 'string';
  if (body !== undefined) {
    response.setHeader('content-type', contentType ?? (isText ? 'text/plain; charset=utf-8' : 'application/json'));
  } else if (contentType !== undefined) response.setHeader('content-type', contentType);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  if (bytes !== undefined) {
    response.setHeader('content-length', bytes);
    // The person may leave before the end.
    Readable.from(meaninglessBytes(bytes, bytesPerSecond))
      .on('error', () => response.destroy())
      .pipe(response);
    return;
  }
  response.end(body === undefined ? undefined : isText ? body : JSON.stringify(body));
}
