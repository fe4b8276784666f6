import type { ModuleProgram } from '../context/ModuleContext.ts';
import { ServiceError } from '../context/ServiceError.ts';
import { outcomeOf } from '../life/outcomeOf.ts';
import type { PortalCall, WriteOutcome, WriteQueue } from '../life/PortalClient.ts';
import { createFakeUploads } from './createFakeUploads.ts';
import { responseOf, type FakeAnswer, type FakeCall, type FakeServices } from './fakeServices.ts';

/** A write of the module that is not sent yet. */
export interface FakeWaiting {
  readonly title: string;
  /** Writes of one target are sent in order. JSON: the service and the path, or the module's name and the target that it gave. */
  readonly target: string;
  readonly call: Omit<FakeCall, 'token'>;
  /** Asks `answer` again. The write goes on waiting if its service still cannot do it. */
  readonly send: () => Promise<void>;
}

/** As in the portal: without an answer after this long, a kept one is the result, and a write is reported as on its way. */
const patienceMs = 4000;

/** Resolves with null once the patience is over. */
async function inPatience<Value>(promise: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
}

/** The value of an answer in the form that was asked for. */
async function valueOf({ service, method, path, responseType = 'json' }: PortalCall, answer: FakeAnswer) {
  const call = { service, method, path };
  if ('isUnreachable' in answer) throw new ServiceError({ ...call, kind: 'unreachable' });
  if ('status' in answer) {
    throw new ServiceError({ ...answer, ...call, kind: 'refused', serverMessage: answer.message ?? null });
  }
  if (responseType === 'json' && 'json' in answer) return answer.json;
  try {
    return (await responseOf(answer)[responseType]()) as unknown; // `json` would give it the type any.
  } catch (cause) {
    throw new ServiceError({ ...call, kind: 'malformed', cause });
  }
}

/** Creates the portal's HTTP client and its outbox over services that answer from memory. */
export function createFakeClient(answer: FakeServices, program: ModuleProgram | null) {
  const calls: FakeCall[] = [];
  const waiting: FakeWaiting[] = [];
  const kept = new Map<string, { readonly value: unknown; readonly at: number }>();
  let tokens = 0;
  const getAccessToken = () => {
    tokens += 1;
    return Promise.resolve(`token-${tokens}`);
  };
  const take = async (call: FakeCall) => {
    calls.push(call);
    return answer(call);
  };
  const callOf = ({ service, method, path, query = {}, body = null }: PortalCall) =>
    ({ service, method, path, query, program: program?.id ?? null, body }) satisfies Omit<FakeCall, 'token'>;

  const send = async (call: PortalCall) => {
    const { signal } = call;
    signal?.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    const token = await getAccessToken();
    return valueOf(call, await Promise.race([take({ ...callOf(call), token }), aborted]));
  };

  const request = async (call: PortalCall) => {
    if (!call.keep) return send(call);
    const key = JSON.stringify([call.service, call.path, call.query, call.responseType]);
    const found = kept.get(key);
    const asked = send(call).then((value) => {
      kept.set(key, { value, at: Date.now() });
      return { value };
    });
    if (!found) return (await asked).value;
    const missed = asked.catch((error: unknown) => {
      if (outcomeOf(error) === 'unreachable') return null;
      throw error;
    });
    const first = await inPatience(missed);
    if (first) return first.value;
    call.keep.onKept(found.at);
    return found.value;
  };

  const uploads = createFakeUploads(request);

  const write: WriteQueue['write'] = async ({ title, target, body, after = [], ...rest }, onStored) => {
    const call = { ...rest, body: body === null ? null : (JSON.parse(body) as unknown) };
    const id = crypto.randomUUID();
    const { promise: ended, resolve } = Promise.withResolvers<WriteOutcome>();
    const row: FakeWaiting = {
      title,
      target,
      call: callOf(call),
      send: async () => {
        for (const { key } of after) if ((await (await uploads.findUpload(key))?.result)?.ok === false) return;
        const outcome = await send(call).then((value) => ({ kind: 'answered', value }) as const, outcomeOf);
        if (typeof outcome === 'string' || !waiting.includes(row)) return;
        waiting.splice(waiting.indexOf(row), 1);
        resolve(outcome);
      },
    };
    waiting.push(row);
    onStored?.();
    const isAnswered = (await inPatience(row.send().then(() => true))) === true;
    if (!waiting.includes(row)) return { state: 'ended', id, outcome: await ended };
    return { state: isAnswered ? 'waits' : 'onItsWay', id, ended };
  };

  return {
    request,
    outbox: { open: () => Promise.resolve({ write }) },
    getAccessToken,
    calls,
    waiting,
    sendWaiting: async () => {
      for (const row of waiting.slice()) await row.send();
    },
    take,
    uploads,
  };
}
