import { contractCalls } from '../contract/contractCalls.ts';
import { ask, isRefused } from './ask.ts';
import { expectThat, type BackendRule, type BackendUnderTest } from './BackendUnderTest.ts';
import { readAs, unknownId } from './createBackendCalls.ts';
import {
  cancelInTime,
  completedExport,
  currentVersion,
  retry,
  sendInVain,
  startExport,
  statusOf,
  untilStatus,
} from './followedExport.ts';
import { waitFor } from './waitFor.ts';

const fileOf = (backend: BackendUnderTest, id: string) =>
  ask(backend, contractCalls.getExportedFileUrl, { parameters: { id } });

const steps = ['enqueued', 'running', 'completed'];

/** Jobs, their commands and their files. */
export const jobRules: readonly BackendRule[] = [
  {
    name: 'a command to a job that is not there is refused, and so is its file',
    async check(backend) {
      const parameters = { jobId: unknownId, userJobId: unknownId };
      for (const command of [contractCalls.retryWorkflowJob, contractCalls.cancelWorkflowJob]) {
        const { status } = await ask(backend, command, { parameters });
        expectThat(isRefused(status), `${command.path} is answered with ${String(status)}.`);
      }
      const { status } = await fileOf(backend, unknownId);
      expectThat(isRefused(status), `GetExportedFileUrl is answered with ${String(status)}.`);
    },
  },
  {
    name: 'an export goes from enqueued over running to completed, and its percentage never falls',
    needs: ['exports'],
    async check(backend) {
      let percentage = 0;
      let step = 0;
      let modifiedAt = 0;
      await untilStatus(backend, await startExport(backend), ['completed'], (item) => {
        const status = statusOf(item);
        const next = steps.indexOf(status);
        expectThat(
          next >= step,
          `The export is ${status === '' ? 'without a status' : status} after ${steps[step] ?? ''}.`,
        );
        const now = item.payload?.percentage ?? 0;
        expectThat(now >= percentage, `The percentage falls from ${String(percentage)} to ${String(now)}.`);
        expectThat(
          item.modifiedAt >= modifiedAt,
          'A step of the export has an earlier lastModifiedDate than the one before.',
        );
        [step, percentage, modifiedAt] = [next, now, item.modifiedAt];
      });
    },
  },
  {
    name: 'an export has a file once it has completed, and its address opens without a token',
    needs: ['exports'],
    async check(backend) {
      const started = await startExport(backend);
      const early = await fileOf(backend, started.id);
      const status = statusOf(await currentVersion(backend, started));
      // It may have completed during the call.
      expectThat(isRefused(early.status) || status === 'completed', `An export that is ${status} has a file.`);
      await untilStatus(backend, started, ['completed']);
      const late = await fileOf(backend, started.id);
      const answered = `GetExportedFileUrl of a completed export is answered with ${String(late.status)}.`;
      expectThat(late.status === 200, answered);
      const { Url } = readAs(contractCalls.getExportedFileUrl.answer, late.body, 'GetExportedFileUrl');
      const opened = await backend.exports?.openFile(Url);
      expectThat(opened === 200, `The address of the file is answered with ${String(opened)}.`);
    },
  },
  {
    name: 'an export can be cancelled, and a cancelled one completes after a retry',
    needs: ['exports'],
    async check(backend) {
      const startAndCancel = async () => {
        const started = await startExport(backend);
        const { payload } = started;
        expectThat(
          payload?.cancellationEnabled === true || Boolean(payload?.jobId),
          'The export offers no Cancel: it has neither cancellationEnabled nor a jobId.',
        );
        return (await cancelInTime(backend, started)) ? started : null;
      };
      const started = await waitFor(backend, startAndCancel, 'Each export completed before it could be cancelled.');
      const cancelled = await untilStatus(backend, started, ['cancelled', 'completed']);
      expectThat(statusOf(cancelled) === 'cancelled', 'The export completed although its cancellation was accepted.');
      await retry(backend, cancelled);
      await untilStatus(backend, cancelled, ['completed']);
    },
  },
  {
    name: 'a command that the status of a job does not allow is refused',
    needs: ['exports'],
    async check(backend) {
      const completed = await completedExport(backend);
      await sendInVain(backend, completed, 'retry');
      await sendInVain(backend, completed, 'cancel');
    },
  },
  {
    name: 'GET /api/UserBackgroundJobs/{id} answers the job of a notification',
    needs: ['exports'],
    async check(backend) {
      const { id } = await completedExport(backend);
      const { status, body } = await ask(backend, contractCalls.getBackgroundJob, { parameters: { id } });
      expectThat(status === 200, `It is answered with ${String(status)}.`);
      const { Id } = readAs(contractCalls.getBackgroundJob.answer, body, 'The job');
      expectThat(Id === id, `The job has the id ${Id}, not that of its notification.`);
    },
  },
];
