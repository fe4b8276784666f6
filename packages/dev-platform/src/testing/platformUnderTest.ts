import type { BackendAnswer } from '@gantry/notification-center/conformance';
import type { BackendUploadCall, PortalBackend } from '../conformance/PortalBackend.ts';
import { servicePaths } from '../http/serviceNames.ts';
import type { JobEngine } from '../state/index.ts';
import { servicesUnderTest } from './servicesUnderTest.ts';

/** The parts of a notification that faults change. */
export interface Item {
  readonly id: string;
  readonly read: boolean;
  readonly type: string;
  readonly lastModifiedDate: string;
  readonly payload: { readonly status?: string; readonly percentage?: number };
}

/** A call of a rule. */
export type RuleCall = Parameters<PortalBackend['call']>[0];

/** Changes the answer of a call. */
type CallFault = (call: RuleCall, answer: BackendAnswer) => BackendAnswer;
type EventFault = (items: readonly Item[]) => readonly Item[];

/** Faults to plant in a platform that keeps every rule. */
export interface Faults {
  readonly call?: CallFault;
  /** Another view than that of the work orders. */
  readonly view?: string;
  /** Changes the body of a call before the services get it. */
  readonly body?: (body: unknown, call: RuleCall) => unknown;
  /** Changes the items that the hub sends. */
  readonly event?: EventFault;
  /** The hub accepts a connection without a token. */
  readonly isHubOpen?: boolean;
  /** The hub sends only to the first connection. */
  readonly isHubSingle?: boolean;
  /** Changes the key of a write, so that the services take another. */
  readonly key?: (key: string) => string;
  readonly fileStatus?: number;
  /** The headers that pages of the portal may send. */
  readonly allowedHeaders?: readonly string[];
  /** Changes a call of tus, or answers it; null answers it as if it had succeeded. */
  readonly upload?: (call: BackendUploadCall) => BackendUploadCall | Response | null;
  readonly patienceMs?: number;
  /** How long a step of an export takes. */
  readonly stepMs?: number;
}

/** The services of the platform, behind the interface by which the rules call any backend. */
export function platformUnderTest(faults: Faults = {}, engine: JobEngine = 'workflow'): PortalBackend {
  const { application, state, jobs } = servicesUnderTest();
  const { call: fault = (_, answer) => answer, event = (items) => items, patienceMs, stepMs = 200 } = faults;
  let connections = 0;
  return {
    userId: 'avery',
    programId: 'NWX',
    purchaseOrder: 'PO-104001',
    view: faults.view ?? 'workOrder',
    hasReports: true,
    keepsKeys: true,
    hasSettings: true,
    readsCounted: true,
    mustRead: state.notifications.save('avery', { type: 'announcement', payload: { mustRead: true } }).id,
    ...(patienceMs !== undefined && { patienceMs }),
    async call(call) {
      const { service, method, path, query, body, contentType = 'application/json', hasToken = true, key } = call;
      const answer = await application.request(
        `${servicePaths[service]}${path}?${new URLSearchParams(query).toString()}`,
        {
          method,
          headers: {
            'content-type': contentType,
            ...(hasToken && { authorization: 'Bearer avery' }),
            ...(key !== undefined && { 'idempotency-key': faults.key?.(key) ?? key }),
          },
          ...(body !== undefined && { body: JSON.stringify(faults.body?.(body, call) ?? body) }),
        },
      );
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
      return fault(call, { status: answer.status, body: isJson ? JSON.parse(text) : text });
    },
    allowedHeaders: () => Promise.resolve(new Set(faults.allowedHeaders ?? ['authorization', 'program'])),
    async openStored(path) {
      const answer = await application.request(`/storage/${path.replace(/^\//, '')}`);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
    async listen({ hasToken, onEvent }) {
      if (!hasToken && faults.isHubOpen !== true) throw new Error('401');
      connections += 1;
      const isSilent = faults.isHubSingle === true && connections > 1;
      const stop = state.notifications.onDelivery(({ user, event: name, notifications }) => {
        const items = event(notifications);
        if (user !== 'avery' || isSilent || items.length === 0) return;
        onEvent(name, name === 'Notification' ? items[0] : items);
      });
      const stopSettings = state.settings.onChange((user, at) => {
        if (user === 'avery' && !isSilent) onEvent('Settings', { at });
      });
      return async () => {
        connections -= 1;
        stop();
        stopSettings();
      };
    },
    uploads: {
      file: { name: 'check.csv', content: new TextEncoder().encode('Item,Note\nCHECK-1,Contract check\n') },
      async call(given) {
        const asked = faults.upload === undefined ? given : faults.upload(given);
        if (asked === null) return new Response(null, { status: 204, headers: { 'upload-offset': '0' } });
        if (asked instanceof Response) return asked;
        const { method, address, headers, body, hasToken = true } = asked;
        return application.request(address ?? `${servicePaths.base}/fsoworkflowtasks/api/BackgroundJobs/Import`, {
          method,
          headers: { ...headers, ...(hasToken && { authorization: 'Bearer avery' }) },
          ...(body !== undefined && { body }),
        });
      },
    },
    exports: {
      async start() {
        jobs.start({
          user: 'avery',
          kind: 'export',
          title: 'Contract check',
          engine,
          steps: 2,
          stepMs,
        });
      },
      async openFile(address) {
        const { pathname } = new URL(address);
        return faults.fileStatus ?? (await application.request(pathname)).status;
      },
    },
  };
}

/** Whether a call asks for a page of the list. */
export const isPage = ({ path }: RuleCall): boolean => path.endsWith('GetFilteredNotifications');

/** Changes the list of an answer. It may be a page or the changes since a moment. */
const withList = (answer: BackendAnswer, change: (items: readonly Item[]) => readonly Item[]): BackendAnswer => {
  // The first test proves that the platform answers with these shapes.
  if (Array.isArray(answer.body)) return { ...answer, body: change(answer.body as Item[]) };
  const page = answer.body as { notifications?: Item[] };
  return page.notifications ? { ...answer, body: { ...page, notifications: change(page.notifications) } } : answer;
};

/** Changes the answers of some calls. */
export const inAnswers =
  (isChanged: (call: RuleCall) => boolean, change: (answer: BackendAnswer) => BackendAnswer): CallFault =>
  (call, answer) =>
    isChanged(call) ? change(answer) : answer;

/** Changes the lists that some calls answer with. */
export const inLists =
  (
    isChanged: (call: RuleCall) => boolean,
    change: (items: readonly Item[], call: RuleCall) => readonly Item[],
  ): CallFault =>
  (call, answer) =>
    isChanged(call) ? withList(answer, (items) => change(items, call)) : answer;
