import {
  contractCalls,
  createChecked,
  expectThat,
  isFine,
  isRefused,
  waitFor,
} from '@gantry/notification-center/conformance';
import type { BackendUploadCall, PortalBackend, PortalRule } from './PortalBackend.ts';

const version = '1.0.0';

/** The parts of a backend that these rules need. */
function uploadsOf(backend: PortalBackend) {
  const { uploads } = backend;
  expectThat(uploads !== undefined, 'The backend is given without uploads.');
  const { file } = uploads;
  const size = file.content.length;
  const call = (method: BackendUploadCall['method'], address: string | null, more: Partial<BackendUploadCall> = {}) =>
    uploads.call({ ...more, method, address, headers: { 'tus-resumable': version, ...more.headers } });

  const create = async (key: string, hasToken = true) => {
    // A name or a key may have any letter.
    const encoded = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
    const metadata = `key ${encoded(key)},filename ${encoded(file.name)}`;
    const headers = { 'upload-length': String(size), 'upload-metadata': metadata };
    return call('POST', null, { headers, hasToken });
  };
  const created = async (key: string): Promise<string> => {
    const { status, headers } = await create(key);
    expectThat(status === 201, `An upload is created with ${String(status)}, not 201.`);
    const address = headers.get('location');
    expectThat(address !== null && address !== '', 'The answer that creates an upload has no Location.');
    return address;
  };
  const send = (address: string, from: number, to = size, more: BackendUploadCall['headers'] = {}) =>
    call('PATCH', address, {
      headers: { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream', ...more },
      body: file.content.slice(from, to),
    });
  const offset = async (address: string) => {
    const { status, headers } = await call('HEAD', address);
    expectThat(isFine(status), `HEAD of an upload answered ${String(status)}.`);
    return Number(headers.get('upload-offset') ?? Number.NaN);
  };
  /** The header of a checksum of the file's first bytes, or of others. */
  const checksum = async (to: number, isDamaged: boolean) => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', file.content.slice(isDamaged ? 1 : 0, to)));
    return { 'upload-checksum': `sha1 ${btoa(String.fromCharCode(...hash))}` };
  };
  return { size, call, create, created, send, offset, checksum };
}

const startedBy = async (backend: PortalBackend, key: string) => {
  const body = { pageSize: 1000, typeStatus: [{ type: 'import', status: '' }], toDate: null };
  const { notifications } = await createChecked(backend).read(contractCalls.getFilteredNotifications, { body });
  return notifications.filter(({ payload }) => payload?.uploadKey === key);
};

/** Files that go up by tus. */
export const uploadRules: readonly PortalRule[] = [
  {
    name: 'an upload by tus goes on where it was cut, and nowhere else',
    needs: ['uploads'],
    async check(backend) {
      const { size, created, send, offset } = uploadsOf(backend);
      const address = await created(crypto.randomUUID());
      expectThat((await offset(address)) === 0, 'A new upload does not begin at 0.');
      const half = Math.floor(size / 2);
      const first = await send(address, 0, half);
      expectThat(first.status === 204, `The first part of a file is answered with ${String(first.status)}, not 204.`);
      const taken = await offset(address);
      expectThat(taken === half, `Of ${String(half)} bytes, HEAD says that ${String(taken)} have arrived.`);
      const wrong = await send(address, half + 1);
      expectThat(wrong.status === 409, `A part from a wrong place is answered with ${String(wrong.status)}, not 409.`);
      const last = await send(address, half);
      expectThat(isFine(last.status), `The last part of a file is answered with ${String(last.status)}.`);
      const { status } = await send(address, size);
      expectThat(
        status === last.status,
        `Asked once more for its answer to a whole file, the service says ${String(status)}, not ${String(last.status)}.`,
      );
    },
  },
  {
    name: 'a part that was damaged is not taken, if the service offers checksums of tus',
    needs: ['uploads'],
    async check(backend) {
      const { size, call, created, send, offset, checksum } = uploadsOf(backend);
      const { headers } = await call('OPTIONS', null);
      if (headers.get('tus-extension')?.split(',').includes('checksum') !== true) return;
      const address = await created(crypto.randomUUID());
      const half = Math.floor(size / 2);
      const damaged = await send(address, 0, half, await checksum(half, true));
      expectThat(
        damaged.status === 460,
        `A part with another checksum is answered with ${String(damaged.status)}, not 460.`,
      );
      const taken = await offset(address);
      expectThat(taken === 0, `Of a damaged part, HEAD says that ${String(taken)} bytes have arrived.`);
      const { status } = await send(address, 0, half, await checksum(half, false));
      expectThat(status === 204, `A part with its checksum is answered with ${String(status)}, not 204.`);
      await call('DELETE', address);
    },
  },
  {
    name: 'an upload starts one job for its key, whose notification names the key',
    needs: ['uploads'],
    async check(backend) {
      const { created, send } = uploadsOf(backend);
      const key = crypto.randomUUID();
      for (const _ of ['sent', 'sent again, because the answer was lost']) await send(await created(key), 0);
      const jobs = await waitFor(
        backend,
        async () => {
          const found = await startedBy(backend, key);
          return found.length === 0 ? null : found;
        },
        'No notification of an import has the key of the upload in payload.uploadKey.',
      );
      expectThat(jobs.length === 1, `One key started ${String(jobs.length)} jobs.`);
    },
  },
  {
    name: 'an upload that is given up is gone',
    needs: ['uploads'],
    async check(backend) {
      const { created, call } = uploadsOf(backend);
      const address = await created(crypto.randomUUID());
      const { status } = await call('DELETE', address);
      expectThat(status === 204, `DELETE of an upload answered ${String(status)}, not 204.`);
      const after = await call('HEAD', address);
      expectThat([404, 410].includes(after.status), `After DELETE, HEAD answers ${String(after.status)}.`);
    },
  },
  {
    name: 'no upload is created, read or continued without a token',
    needs: ['uploads'],
    async check(backend) {
      const { created, create, call } = uploadsOf(backend);
      const key = crypto.randomUUID();
      const created401 = await create(key, false);
      expectThat(
        isRefused(created401.status),
        `Without a token an upload is created with ${String(created401.status)}.`,
      );
      const address = await created(key);
      for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
        const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
        const { status } = await call(method, address, { headers, hasToken: false });
        expectThat(isRefused(status), `${method} of an upload without a token is answered with ${String(status)}.`);
      }
      await call('DELETE', address);
    },
  },
];
