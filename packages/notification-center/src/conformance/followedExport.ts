import { guid } from '../core/types/jobStatus.ts';
import { contractCalls } from '../contract/contractCalls.ts';
import { ask, isFine, isRefused } from './ask.ts';
import { expectThat, type BackendUnderTest } from './BackendUnderTest.ts';
import { createBackendCalls, type ReceivedItem } from './createBackendCalls.ts';
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

/** Sends a command to the service that has the job. */
async function command(backend: BackendUnderTest, { id, payload }: ReceivedItem, name: 'retry' | 'cancel') {
  const jobId = payload?.jobId ?? '';
  if (guid.test(jobId)) {
    const call = name === 'retry' ? contractCalls.retryWorkflowJob : contractCalls.cancelWorkflowJob;
    return ask(backend, call, { parameters: { jobId, userJobId: id } });
  }
  if (name === 'cancel') return ask(backend, contractCalls.cancelBackgroundJob, { parameters: { id } });
  const parameters = { blobName: payload?.blobName ?? '', queueName: payload?.queueName ?? '' };
  return ask(backend, contractCalls.retryBackgroundJob, { parameters });
}

/** Tries a job again that has ended. */
export async function retry(backend: BackendUnderTest, item: ReceivedItem) {
  const { status } = await command(backend, item, 'retry');
  expectThat(isFine(status), `retry of a job that is ${statusOf(item)} answered ${String(status)}.`);
}

/** Cancels an export. False if it had completed before the command came. */
export async function cancelInTime(backend: BackendUnderTest, item: ReceivedItem): Promise<boolean> {
  const { status } = await command(backend, item, 'cancel');
  if (isRefused(status) && statusOf(await currentVersion(backend, item)) === 'completed') return false;
  expectThat(isFine(status), `cancel of a job that is ${statusOf(item)} answered ${String(status)}.`);
  return true;
}

/** Sends a command that the status of the job does not allow. */
export async function sendInVain(backend: BackendUnderTest, item: ReceivedItem, name: 'retry' | 'cancel') {
  const { status } = await command(backend, item, name);
  expectThat(isRefused(status), `${name} of a job that is ${statusOf(item)} answered ${String(status)}.`);
}
