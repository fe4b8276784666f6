import type { ServiceName } from './serviceNames.ts';

/** A request that a service received. */
export interface LoggedRequest {
  /** Counts up from 1 and never starts again, also not after a reset. */
  readonly seq: number;
  readonly at: string;
  readonly service: ServiceName;
  readonly method: string;
  /** Within the service, e.g. `/api/notifications`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly authorization: 'present' | 'absent';
  /** The `Program` header; null when there was none. */
  readonly program: string | null;
  /** Parsed when it was JSON, the text otherwise; null when empty, binary, or a request to the hub or the identity provider. */
  readonly body: unknown;
}

/** The latest requests, for tests to look at. */
export interface RequestLog {
  add(request: Omit<LoggedRequest, 'seq' | 'at'>): void;
  /** Those whose `seq` is greater, oldest first. */
  after(seq: number): readonly LoggedRequest[];
  clear(): void;
}

const capacity = 5000;

/** An empty log that keeps the latest 5000 requests. */
export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = [];
  let latest = 0;
  return {
    add(request) {
      latest += 1;
      requests.push({ seq: latest, at: new Date().toISOString(), ...request });
      if (requests.length > capacity * 2) requests = requests.slice(-capacity);
    },
    after: (seq) => requests.slice(-capacity).filter((request) => request.seq > seq),
    clear() {
      requests = [];
    },
  };
}
