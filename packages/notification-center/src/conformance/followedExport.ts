import { expectThat, type BackendCall, type BackendUnderTest } from './BackendUnderTest.ts';
import { createBackendCalls, isRefused, type ReceivedItem } from './createBackendCalls.ts';
import { waitFor } from './waitFor.ts';

const everyExport = [{ type: 'export', status: '' }];

const listExports = async (backend: BackendUnderTest) =>
  (await createBackendCalls(backend).page(1000, null, everyExport)).items;

/** The status of a job, in lower case. */
export const statusOf = ({ payload }: ReceivedItem): string => payload?.status?.toLowerCase() ?? '';

/** Starts an export and waits until its notification is listed. */
export async function startExport(backend: BackendUnderTest): Promise<ReceivedItem> {
  const before = new Set((await listExports(backend)).map(({ id }) => id));
  await backend.exports?.start();
  return waitFor(
    backend,
    async () => (await listExports(backend)).find(({ id }) => !before.has(id)) ?? null,
    'An export was started, and no notification of it is listed.',
  );
}

/** Reads the present version of an export. */
export async function currentVersion(backend: BackendUnderTest, { id }: ReceivedItem): Promise<ReceivedItem> {
  const item = (await listExports(backend)).find((listed) => listed.id === id);
  expectThat(item !== undefined, 'The notification of the export is not listed any more.');
  return item;
}

/** Waits until the export has one of the statuses. `onStep` is called with each version that is seen. */
export function untilStatus(
  backend: BackendUnderTest,
  exported: ReceivedItem,
  statuses: readonly string[],
  onStep: (item: ReceivedItem) => void = () => {},
): Promise<ReceivedItem> {
  return waitFor(
    backend,
    async () => {
      const item = await currentVersion(backend, exported);
      onStep(item);
      return statuses.includes(statusOf(item)) ? item : null;
    },
    `The export did not reach the status ${statuses.join(' or ')}.`,
  );
}

/** An export that completed earlier, or one that is started now. */
export async function completedExport(backend: BackendUnderTest): Promise<ReceivedItem> {
  const earlier = (await listExports(backend)).find((item) => statusOf(item) === 'completed');
  return earlier ?? untilStatus(backend, await startExport(backend), ['completed']);
}

const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The call of a command, at the service that has the job. */
function commandOf({ id, payload }: ReceivedItem, command: 'retry' | 'cancel'): BackendCall {
  const jobId = payload?.jobId ?? '';
  if (guid.test(jobId)) {
    const path = `/fsoworkflowtasks/api/BackgroundJobs/${command === 'retry' ? 'RetryJob' : 'CancelJob'}/${jobId}`;
    return { service: 'base', method: 'PUT', path, query: { userJobId: id } };
  }
  const path = '/api/UserBackgroundJobs';
  if (command === 'cancel')
    return { service: 'application', method: 'PUT', path: `${path}/CancellingBackgroundJob`, query: { id } };
  const query = { blobName: payload?.blobName ?? '', queueName: payload?.queueName ?? '' };
  return { service: 'application', method: 'POST', path: `${path}/RetryBackgroundJob`, query };
}

/** Sends a command that the status of the job allows. */
export async function send({ call }: BackendUnderTest, item: ReceivedItem, command: 'retry' | 'cancel') {
  const { status } = await call(commandOf(item, command));
  expectThat(
    status >= 200 && status < 300,
    `${command} of a job that is ${statusOf(item)} answered ${String(status)}.`,
  );
}

/** Sends a command that the status of the job does not allow. */
export async function sendInVain({ call }: BackendUnderTest, item: ReceivedItem, command: 'retry' | 'cancel') {
  const { status } = await call(commandOf(item, command));
  expectThat(isRefused(status), `${command} of a job that is ${statusOf(item)} answered ${String(status)}.`);
}
