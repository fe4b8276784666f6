import type { ServiceWaits } from './createServiceWaits.ts';
import { limitSilence, type SilenceLimit } from './limitSilence.ts';
import { slowestBytesPerMs } from './limits.ts';
import { outlivePage } from './outlivePage.ts';

/** The longest wait for one call, in milliseconds. If the service asks for more, the caller has its refusal. */
const longestHeldMs = 20_000;
/** The limit of attempts while the service asks to retry later. */
const mostAttempts = 3;

/** One call, with its address and its headers. */
export interface Call {
  readonly method: string;
  readonly address: string;
  /** Asked for each attempt. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly body?: FormData | Blob | string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** True if a good answer is a file. */
  readonly isFile?: boolean;
}

/** How a call is made, whichever client makes it. */
export interface CallOptions {
  /** The name of the service in `waits`. */
  readonly service: string;
  readonly waits: ServiceWaits;
  /** Called at the end of each attempt, with its status or the reason of a failure without one. */
  readonly onEnd?: (outcome: number | 'timeout' | 'unreachable') => void;
}

/** The answer of a service, whatever its status. */
export interface CallAnswer {
  readonly status: number;
  readonly isOk: boolean;
  readonly headers: Headers;
  /** The file that was asked for; otherwise the text. */
  readonly content: Blob | string;
  /** True if the service did nothing and says when to come back, and that is too long for a person to wait. */
  readonly isToldToWait: boolean;
}

/** Nobody answered a call. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
  /** True if the service took the call and was silent for too long; false if it was not reached. */
  readonly isSilent: boolean;
  constructor(isSilent: boolean, cause?: unknown) {
    super('The service did not answer, so it is not known whether it did what was asked. The call can be made again.', {
      cause,
    });
    this.isSilent = isSilent;
  }
}

/**
 * Makes a call when its service may be called. If the service asks to retry later (`Retry-After`, RFC 9110 §10.2.3), the call is made again until a
 * person would not wait any longer.
 *
 * @throws UnansweredError; TypeError if the browser refuses to send such a call; the signal's reason when that fires first
 */
export async function sendCall(call: Call, options: CallOptions): Promise<CallAnswer> {
  const { service, waits } = options;
  const deadline = Date.now() + longestHeldMs;
  for (let attempt = 1; ; attempt += 1) {
    if (!(await waits.whenOpen(service, deadline - Date.now(), call.signal))) {
      const { status = 503 } = waits.get()[service] ?? {};
      return { status, isOk: false, headers: new Headers(), content: '', isToldToWait: true };
    }
    const answer = await sendOnce(call, options);
    const isLast = attempt === mostAttempts || Date.now() + waits.remaining(service) > deadline;
    if (!answer.isToldToWait || isLast) return answer;
  }
}

async function sendOnce(call: Call, { service, waits, onEnd }: CallOptions): Promise<CallAnswer> {
  const { method, address, headers, body = null, signal, isFile } = call;
  const silence = limitSilence(signal);
  const size = sizeOf(body);
  const init = { method, headers: headers(), body, signal: silence.signal, redirect: 'manual' } as const;
  try {
    const response = await silence.hear(
      () => outlivePage(method, size, (keepalive) => fetch(address, { ...init, keepalive })),
      size / slowestBytesPerMs,
    );
    // It would take the body and the headers to an address that nobody has checked.
    if (response.type === 'opaqueredirect')
      throw new Error(`The ${service} service redirects the call, which is not followed.`);
    const { ok: isOk, status, headers: received } = response;
    waits.learn(service, status, received);
    const type = isOk && isFile === true ? (received.get('content-type') ?? '') : null;
    const content = await readContent(response, type, silence);
    onEnd?.(status);
    const isToldToWait = (status === 429 || status === 503) && received.has('retry-after');
    return { status, isOk, headers: received, content, isToldToWait };
  } catch (error) {
    waits.release(service);
    signal?.throwIfAborted();
    onEnd?.(silence.isOver() ? 'timeout' : 'unreachable');
    // This throws if the browser refuses to send such a call at all. That is the caller's mistake, and no other try would help.
    void new Request(address, { ...init, body: body && '' });
    throw new UnansweredError(silence.isOver(), error);
  }
}

/** About how many bytes a body has. A picture goes up as a text. */
function sizeOf(body: FormData | Blob | string | null): number {
  if (body === null) return 0;
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
