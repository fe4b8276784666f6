import { storedValue, type Readable } from '../observable/index.ts';
import { backoffPause } from '../retry/backoff.ts';
import * as v from 'valibot';

/** The statuses by which a service or its proxy says that it can't take the call now (RFC 6585 §4, RFC 9110 §15.6). */
const busyStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);
/** The longest wait. A service that asks for more is asked again earlier. */
const longestMs = 300_000;
/** The wait after an answer that names none. */
const ownWaits = { shortest: 1000, longest: 60_000 };
/** Clients that were refused together must not return together. */
const spreadMs = 2000;
/** How long one call may find out whether the service is back, while the others wait for it. */
const trialMs = 10_000;

const storedSchema = v.array(
  v.object({
    service: v.string(),
    until: v.number(),
    status: v.number(),
    failures: v.number(),
    trialUntil: v.number(),
  }),
);

/** The wait for one service. Times are in milliseconds of the machine's clock. */
export interface ServiceWait {
  /** When it may be called again. */
  readonly until: number;
  /** The status of its last answer. */
  readonly status: number;
  /** The number of such answers since the last other one. */
  readonly failures: number;
  /** How long the one call may take that goes first. */
  readonly trialUntil: number;
}

/** The waits that services ask for. All calls to a service share its wait, in all tabs of this browser. */
export interface ServiceWaits extends Readable<Readonly<Record<string, ServiceWait>>> {
  /** Milliseconds until a service may be called; 0 if it may be now. */
  readonly remaining: (service: string) => number;
  /**
   * Resolves with true when the service may be called, or with false if that takes longer than `withinMs`. After a wait, one call
   * goes first; the others wait for its answer.
   * @throws the signal's reason when it fires first
   */
  readonly whenOpen: (service: string, withinMs: number, signal?: AbortSignal) => Promise<boolean>;
  /** Learns from each answer of a service: its status, and `Retry-After` in seconds or as a date. */
  readonly learn: (service: string, status: number, headers: Pick<Headers, 'get'>) => void;
  /** Lets the next call go if one has ended without an answer, because nobody wanted it any more or the network failed. */
  readonly release: (service: string) => void;
}

/** Options of {@link createServiceWaits}. */
export interface ServiceWaitsOptions {
  /** Shared by the tabs; null for none. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** The key in the storage. */
  readonly name: string;
  readonly random?: () => number;
}

/** Creates the waits of one page. */
export function createServiceWaits({ storage, name, random = Math.random }: ServiceWaitsOptions): ServiceWaits {
  const stored = storedValue<v.InferOutput<typeof storedSchema>>(name, storedSchema, [], storage);
  let last: ReturnType<typeof stored.get> | null = null;
  let waits: Readonly<Record<string, ServiceWait>> = {};

  function read() {
    const list = stored.get();
    if (list !== last) {
      last = list;
      waits = Object.fromEntries(list.map(({ service, ...wait }) => [service, wait]));
    }
    return waits;
  }

  function write(service: string, wait: ServiceWait | null) {
    const others = stored.get().filter((other) => other.service !== service);
    stored.set(wait === null ? others : [...others, { service, ...wait }]);
  }

  /** The milliseconds until a time. A clock that was set back since would make them longer than any wait is: then nobody waits. */
  function timeUntil(time: number, atMostMs: number) {
    const left = time - Date.now();
    return left > 0 && left <= atMostMs ? left : 0;
  }

  /** How long a service asks for no call, and how long the call may take that goes first. */
  function timesOf(service: string) {
    const { until = 0, trialUntil = 0 } = read()[service] ?? {};
    return { closed: timeUntil(until, longestMs + spreadMs), trial: timeUntil(trialUntil, trialMs) };
  }

  /** Resolves after the time, when a wait changes, or when the signal fires. */
  function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        forget();
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      const forget = stored.subscribe(end);
      signal?.addEventListener('abort', end, { once: true });
    });
  }

  return {
    get: read,
    subscribe: stored.subscribe,
    remaining(service) {
      const { closed, trial } = timesOf(service);
      return Math.max(closed, trial);
    },
    async whenOpen(service, withinMs, signal) {
      const latest = Date.now() + withinMs;
      for (;;) {
        signal?.throwIfAborted();
        const { closed, trial } = timesOf(service);
        if (closed === 0 && trial === 0) {
          const wait = read()[service];
          if (wait !== undefined) write(service, { ...wait, trialUntil: Date.now() + trialMs });
          return true;
        }
        const left = latest - Date.now();
        // The call that goes first may have its answer long before its time is over.
        if (closed > left || left <= 0) return false;
        await pause(closed || Math.min(trial, left), signal);
      }
    },
    learn(service, status, headers) {
      const last = read()[service];
      // Until then, answers come to calls that were on their way when the service asked for no more.
      const { closed } = timesOf(service);
      if (!busyStatuses.has(status)) {
        if (last !== undefined && closed === 0) write(service, null);
        return;
      }
      const failures = Math.max(1, (last?.failures ?? 0) + (closed === 0 ? 1 : 0));
      const ownWait = backoffPause(ownWaits, failures, random());
      const asked = askedWait(headers, Date.now());
      const wait = asked === null ? ownWait : asked + random() * spreadMs;
      write(service, { until: Date.now() + Math.max(wait, closed), status, failures, trialUntil: 0 });
    },
    release(service) {
      const wait = read()[service];
      if (wait !== undefined && wait.trialUntil !== 0) write(service, { ...wait, trialUntil: 0 });
    },
  };
}

/** The wait of `Retry-After` in milliseconds, five minutes at most; null if the answer names none that can be read. */
export function askedWait(headers: Pick<Headers, 'get'>, here: number): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(longestMs, Number(text) * 1000);
  if (!/^[A-Z][a-z]{2}, /.test(text)) return null;
  // The clock of the service decides, if it sends its time.
  const there = Date.parse(headers.get('date') ?? '');
  const wait = Date.parse(text) - (Number.isNaN(there) ? here : there);
  return Number.isNaN(wait) ? null : Math.min(longestMs, Math.max(0, wait));
}
