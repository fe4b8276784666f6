import { createServiceApplication } from '../http/serviceApplication.ts';
import { createJobs } from '../jobs/index.ts';
import { seed } from '../seed/seed.ts';
import { createState, findAccount } from '../state/index.ts';
import { createServices } from '../services/index.ts';

export interface TestRequest {
  /** The user whose token is sent. Default: 'avery'. */
  readonly user?: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The `Program` header. Default: no header. */
  readonly program?: string;
  /** It is sent as JSON unless it is a form. */
  readonly body?: unknown;
  readonly contentType?: string;
}

/** All services on a seeded state, without a network. A token is the name of its user. */
export function servicesUnderTest() {
  const state = createState(seed);
  const jobs = createJobs(state);
  const services = createServices({
    state,
    jobs,
    portalOrigin: 'http://localhost:4000',
    platformOrigin: 'http://localhost:4001',
  });
  const application = createServiceApplication(services, {
    files: state.files,
    checkToken: (token) => Promise.resolve(findAccount(token)),
  });

  const send = async (
    path: string,
    { user = 'avery', method = 'GET', program, body, contentType }: TestRequest = {},
  ) => {
    const isForm = body instanceof FormData;
    return application.request(path, {
      method,
      headers: {
        authorization: `Bearer ${user}`,
        ...(program !== undefined && { program }),
        ...(body !== undefined && !isForm && { 'content-type': contentType ?? 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  };

  /** Calls a service and returns the JSON of the answer, which must have the status 200. */
  const call = async (path: string, request?: TestRequest): Promise<unknown> => {
    const response = await send(path, request);
    if (response.status !== 200)
      throw new Error(`${path} answered ${String(response.status)}: ${await response.text()}`);
    return response.json();
  };

  /** Makes a call of tus in the program NWX. */
  const tus = async (method: string, at: string, headers: Readonly<Record<string, string>> = {}, body?: BodyInit) =>
    application.request(new URL(at, 'http://localhost'), {
      method,
      headers: { authorization: 'Bearer avery', program: 'NWX', 'tus-resumable': '1.0.0', ...headers },
      ...(body !== undefined && { body }),
    });

  /** Announces a file of so many bytes by tus. Returns the function that sends the bytes from an offset, and where they go. */
  const announce = async (path: string, size: number, metadata: Readonly<Record<string, string>>) => {
    const fields = Object.entries(metadata).map(([name, value]) => `${name} ${btoa(value)}`);
    const created = await tus('POST', path, { 'upload-length': String(size), 'upload-metadata': fields.join(',') });
    const at = created.headers.get('location') ?? '';
    const sendBytes = (bytes: BodyInit, offset = 0) =>
      tus('PATCH', at, { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, bytes);
    return { at, sendBytes };
  };

  return { state, jobs, application, send, call, tus, announce };
}
