import { createHttpBackend, type BackendAddresses } from '@gantry/notification-center/conformance';
import type { BackendUploads, PortalBackend } from './PortalBackend.ts';

/** The address of the services of a portal, and the token to call them with. */
export interface PortalAddresses
  extends BackendAddresses, Pick<PortalBackend, 'programId' | 'purchaseOrder' | 'view' | 'hasReports'> {
  /** Those of further services; the notification service's unless given. Without `settings`, its rules are not checked. */
  readonly services: Readonly<Record<'monolith' | 'userAccess' | 'settings', string | undefined>>;
  /** The portal's origin, if its pages call services of another origin. Without it, the rule of headers is not checked. */
  readonly origin: string | undefined;
  /** The address that the paths of pictures are below. Without it, the rule of pictures is not checked. */
  readonly storage: string | undefined;
  /** The address that creates uploads by tus, and a file that it starts a job for. Without it, the rules of tus are not checked. */
  readonly upload: { readonly address: string; readonly file: BackendUploads['file'] } | undefined;
}

const longestAnswerMs = 30_000;

const request = (address: string, init: RequestInit = {}) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(longestAnswerMs) });

/** Calls the services of a portal over HTTP, and listens to their hub. A call that gets no answer in 30 seconds rejects. */
export function createPortalBackend(addresses: PortalAddresses): PortalBackend {
  const { notification, application, base, services, programId, origin, storage, upload, token } = addresses;
  const { purchaseOrder, view, hasReports } = addresses;
  const byName: Readonly<Record<string, string | undefined>> = { ...services, application, base };
  const hasSettings = services.settings === undefined ? undefined : true;
  const authorization = {
    authorization: `Bearer ${token}`,
    ...(programId !== undefined && { program: programId }),
  };
  return {
    // A service of settings knows which types a person does not count.
    ...createHttpBackend({ ...addresses, readsCounted: hasSettings }),
    programId,
    purchaseOrder,
    view,
    hasReports,
    hasSettings,
    ...(origin !== undefined && {
      async allowedHeaders({ service, method, path }) {
        const answer = await request((byName[service] ?? notification).replace(/\/+$/, '') + path, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': method,
            'access-control-request-headers': 'authorization,program',
          },
        });
        const isAllowed = ['*', origin].includes(answer.headers.get('access-control-allow-origin') ?? '');
        const named = isAllowed ? (answer.headers.get('access-control-allow-headers') ?? '') : '';
        return new Set(named.split(',').map((name) => name.trim().toLowerCase()));
      },
    }),
    ...(storage !== undefined && {
      async openStored(path) {
        const answer = await request(`${storage.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`);
        return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
      },
    }),
    ...(upload !== undefined && {
      uploads: {
        file: upload.file,
        async call({ method, address, headers, body, hasToken = true }) {
          const answer = await request(new URL(address ?? '', upload.address).href, {
            method,
            headers: { ...headers, ...(hasToken && authorization) },
            ...(body !== undefined && { body }),
          });
          await answer.body?.cancel();
          return answer;
        },
      },
    }),
  };
}
