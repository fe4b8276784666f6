import type { ServiceName } from './serviceNames.ts';

/** A request that a service received. */
export interface LoggedRequest {
  /** Counts up from 1. A reset does not restart it. */
  readonly seq: number;
  readonly at: string;
  readonly service: ServiceName;
  readonly method: string;
  /** Within the service, e.g. `/api/notifications`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly authorization: 'present' | 'absent';
  /** The `Program` header; null if the request has none. */
  readonly program: string | null;
  /** Parsed if it is JSON, else the text. Null if it is empty or binary, or goes to the hub or the identity provider. */
  readonly body: unknown;
}

/** The latest requests, for tests. */
export interface RequestLog {
  add(request: Omit<LoggedRequest, 'seq' | 'at'>): void;
  /** The requests with a greater `seq`, oldest first. */
  after(seq: number): readonly LoggedRequest[];
  clear(): void;
}

const capacity = 5000;

/** Creates an empty log, which keeps the latest 5000 requests. */
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
