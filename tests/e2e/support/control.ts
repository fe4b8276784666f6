/** The services for which a fault can be set. */
export type Service =
  | 'application'
  | 'userAccess'
  | 'monolith'
  | 'notification'
  | 'base'
  | 'settings'
  | 'hub'
  | 'identity'
  | 'storage'
  | 'subApplications'
  | 'reports';

/** A recorded call to a service. */
export interface RecordedRequest {
  seq: number;
  at: string;
  service: Service;
  method: string;
  path: string;
  query: Record<string, string>;
  authorization: 'present' | 'absent';
  program: string | null;
  body: unknown;
}

/** The answer of a fault, which replaces the service's. Without `times` it applies until it is cleared. */
export interface Fault {
  service: Service;
  method?: string;
  path?: string;
  status?: number;
  delayMs?: number;
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
  isLate?: boolean;
  bytes?: number;
  bytesPerSecond?: number;
  times?: number;
}

/** A job that the platform runs for a person. It reports a new percentage at each of its `steps`. */
export interface JobOrder {
  user: string;
  kind: 'export' | 'import';
  title: string;
  engine?: 'workflow' | 'legacy';
  steps?: number;
  stepMs?: number;
  outcome?: 'completed' | 'failed';
  file?: 'xlsx' | 'pdf';
}

/** A to-do with a title. */
export const todo = (title: string) => ({ type: 'todo', title });

export type Delivery = 'both' | 'store' | 'hub';

/** The platform's control surface. Each call rejects if the answer is not a success. */
export class Control {
  readonly #origin: string;
  readonly #onFailing: () => void;

  /** @param onFailing is called before calls of the portal fail */
  constructor(platformOrigin: string, onFailing: () => void = () => undefined) {
    this.#origin = `${platformOrigin}/control`;
    this.#onFailing = onFailing;
  }

  reset = () => this.#send('POST', '/reset');
  clearFaults = () => this.#send('DELETE', '/faults');
  fault = (fault: Fault) => {
    const { status = 200 } = fault;
    if (status === 0 || status >= 400) this.#onFailing();
    return this.#send('POST', '/faults', fault);
  };
  tokens = (lifetimeSeconds: number) => this.#send('POST', '/tokens', { lifetimeSeconds });
  hub = (action: 'drop' | 'silence' | 'refuse' | 'restore', ms?: number) => {
    if (action !== 'restore') this.#onFailing();
    return this.#send('POST', '/hub', ms === undefined ? { action } : { action, ms });
  };

  async startJob(order: JobOrder): Promise<string> {
    // The contract of the control surface answers {id} for a job.
    return ((await this.#send('POST', '/jobs', order)) as { id: string }).id;
  }

  async notify(user: string, notification: Record<string, unknown>, deliver: Delivery = 'both'): Promise<string> {
    // The contract of the control surface answers {id} for a notification.
    return ((await this.#send('POST', '/notifications', { user, notification, deliver })) as { id: string }).id;
  }

  async notifyMany(user: string, notifications: Record<string, unknown>[], deliver: Delivery = 'both') {
    return this.#send('POST', '/lists', { user, notifications, deliver });
  }

  async requests(after = 0): Promise<RecordedRequest[]> {
    // The contract of the control surface answers the list of recorded requests.
    return (await this.#send('GET', `/requests?after=${String(after)}`)) as RecordedRequest[];
  }

  /** The calls that mark a notification as read or unread. */
  async marks(after = 0): Promise<RecordedRequest[]> {
    return (await this.requests(after)).filter(
      ({ method, path }) => method === 'PATCH' && path.includes('/notifications/'),
    );
  }

  async connections(): Promise<{ user: string; since: string }[]> {
    // The contract of the control surface answers the list of open connections.
    return (await this.#send('GET', '/connections')) as { user: string; since: string }[];
  }

  /** What the portal's policy refused since the platform started. */
  async policyReports(): Promise<{ directive: string; blocked: string; page: string }[]> {
    // The contract of the control surface answers the list of reports.
    return (await this.#send('GET', '/policy-reports')) as { directive: string; blocked: string; page: string }[];
  }

  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.#origin}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /control${path} answered ${String(answer.status)}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}
