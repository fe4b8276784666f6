import type { ModuleServiceName, ModuleServices } from '../context/ModuleServices.ts';

/** A call of a module to a service, by `context.request` or by `fetch`. */
export interface FakeCall {
  readonly service: ModuleServiceName;
  readonly method: string;
  /** The path below the service's address, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The header `Program`; null if it is not sent. */
  readonly program: string | null;
  /** JSON is parsed. Null if there is none. */
  readonly body: unknown;
  /** The token that the call carried; null if it carried none. */
  readonly token: string | null;
}

/** The answer of a fake service: its JSON, its file, the status and sentences of a refusal, or none, as without a network. */
export type FakeAnswer =
  | { readonly isUnreachable: true }
  | { readonly json: unknown }
  | { readonly file: Blob }
  | {
      readonly status: number;
      readonly message?: string;
      /** What is wrong with the fields of a form, by their names. */
      readonly fieldErrors?: Readonly<Record<string, string>>;
    };

/** Answers the calls of a module under test. */
export type FakeServices = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;

/** The addresses of the services in a fake context. Nothing is sent there. */
export const fakeServiceAddresses: ModuleServices = {
  application: 'https://services.gantry.test/application',
  userAccess: 'https://services.gantry.test/user-access',
  monolith: 'https://services.gantry.test/monolith',
  notification: 'https://services.gantry.test/notification',
  base: 'https://services.gantry.test/base',
  storage: 'https://services.gantry.test/storage',
};

/** Says which calls have no answer yet. */
export const noAnswer: FakeServices = ({ service, method, path }) => ({
  status: 404,
  message: `The fake context has no answer for ${method} ${path} of the ${service} service. Give one by answer.`,
});

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body ?? null;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

export const responseOf = (answer: FakeAnswer): Response => {
  if ('isUnreachable' in answer) throw new TypeError('The fake service cannot be reached.');
  if ('json' in answer) return Response.json(answer.json);
  if ('file' in answer) return new Response(answer.file);
  const { status, message = '', fieldErrors } = answer;
  return Response.json({ message, ...(fieldErrors && { errors: fieldErrors }) }, { status });
};

/** The service whose address an address is below; null if it is none's. */
function serviceAt(address: string): readonly [service: ModuleServiceName, base: string] | null {
  // The keys of the literal are those of its type.
  const entries = Object.entries(fakeServiceAddresses) as [ModuleServiceName, string][];
  return entries.find(([, base]) => address.startsWith(`${base}/`)) ?? null;
}

/** Replaces `fetch` for the addresses of the services, and reports each call. Returns the function that puts the original back. */
export function interceptFetch(take: (call: FakeCall) => Promise<FakeAnswer>): () => void {
  const native = globalThis.fetch;
  const intercepting: typeof fetch = async (input, init) => {
    const request = input instanceof Request ? input : null;
    const address = typeof input === 'string' ? input : 'url' in input ? input.url : input.href;
    const found = serviceAt(address);
    if (found === null) return native(input, init);
    const [service, base] = found;
    const headers = new Headers(init?.headers ?? request?.headers);
    const url = new URL(address);
    init?.signal?.throwIfAborted();
    const answer = await take({
      service,
      method: init?.method ?? request?.method ?? 'GET',
      path: url.pathname.slice(new URL(base).pathname.length),
      query: Object.fromEntries(url.searchParams),
      program: headers.get('program'),
      body: parsed(init?.body ?? (request ? await request.clone().text() : null)),
      token: headers.get('authorization')?.replace(/^Bearer /, '') ?? null,
    });
    init?.signal?.throwIfAborted();
    return responseOf(answer);
  };
  globalThis.fetch = intercepting;
  return () => {
    if (globalThis.fetch === intercepting) globalThis.fetch = native;
  };
}
