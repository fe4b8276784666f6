import type { JobEngine, NotificationPayload } from '../../state/index.ts';
import { exportTitles } from '../exportTitles.ts';
import { inProgram, programOf } from './draft.ts';
import type { Draft, Recipient } from './draft.ts';
import { importTitles } from './importTitles.ts';

/** The status and progress of jobs that have not ended. */
const liveStates: readonly (readonly [status: string, percentage: number])[] = [
  ['enqueued', 0],
  ['running', 0],
  ['running', 42],
  ['Running', 87],
  ['retrying', 0],
  ['retrying', 65],
  ['cancelling', 30],
];

/** The status and progress of jobs that have ended. Most are completed. Old services write the status with a capital letter. */
const endStates: readonly (readonly [status: string, percentage: number])[] = [
  ['completed', 100],
  ['Completed', 100],
  ['failed', 58],
  ['completed', 100],
  ['cancelled', 25],
  ['completed', 100],
  ['completed', 100],
  ['deleted', 0],
];

const errors = [
  'The file could not be written: the storage did not answer within 60 seconds.',
  'Column "Planned finish" of line 214 is not a date.',
  'The site TX0412 belongs to another program, so nothing was changed. Take the line out, or switch to the program it belongs to, and import the file again.',
] as const;

/** Makes exports in every state, if the recipient's modules have exports. */
export function exportDrafts(recipient: Recipient, count: number): Draft[] {
  const titles = exportTitles.filter(({ moduleId }) => recipient.moduleIds.has(moduleId));
  return jobDrafts(count, titles, ({ title, engine, file }, status, percentage) => ({
    type: 'export',
    title,
    payload: {
      ...commonPayload(recipient, engine, file, status, percentage),
      description: file === 'pdf' ? 'A document to read and print.' : 'A workbook with one sheet.',
      ...(isFailed(status) ? { retryEnabled: true } : {}),
      ...(status === 'cancelled' ? { retryEnabled: recipient.random.chance(0.5) } : {}),
    },
  }));
}

/** Makes imports in every state, if the recipient's modules have imports. */
export function importDrafts(recipient: Recipient, count: number): Draft[] {
  const titles = importTitles.filter(({ moduleId }) => recipient.moduleIds.has(moduleId));
  return jobDrafts(count, titles, ({ title, engine, item }, status, percentage) => {
    const lines = recipient.random.integer(12, 480);
    return {
      type: 'import',
      title,
      payload: {
        ...commonPayload(recipient, engine, 'xlsx', status, percentage),
        description: `${String(lines)} ${item} from a workbook.`,
        ...(status === 'cancelling' ? { isCancellationRequested: true } : {}),
        ...(status.toLowerCase() === 'completed' ? { results: `${String(lines)} ${item} read.` } : {}),
      },
    };
  });
}

function jobDrafts<Title>(
  count: number,
  titles: readonly Title[],
  draft: (title: Title, status: string, percentage: number) => Draft,
): Draft[] {
  if (titles.length === 0) return [];
  const states = Array.from({ length: count }, (_, index) => {
    const live = liveStates[index];
    return live
      ? { live, state: live }
      : { live, state: endStates[index % endStates.length] ?? (['completed', 100] as const) };
  });
  return states.flatMap(({ live, state: [status, percentage] }, index) => {
    const title = titles[(index * 3 + Math.floor(index / titles.length)) % titles.length];
    return title === undefined ? [] : [{ ...draft(title, status, percentage), isLive: live !== undefined }];
  });
}

function commonPayload(
  recipient: Recipient,
  engine: JobEngine,
  file: string,
  status: string,
  percentage: number,
): NotificationPayload {
  const { random } = recipient;
  return {
    ...inProgram(programOf(recipient)),
    status,
    percentage,
    blobName: `${random.guid()}.${file}`,
    queueName: engine === 'workflow' ? 'workflow-tasks' : 'background-jobs',
    ...(engine === 'workflow' ? { jobId: random.guid() } : { cancellationEnabled: random.chance(0.8) }),
    ...(isFailed(status) ? { error: 'JobFailed', errorMessage: random.pick(errors) } : {}),
  };
}

const isFailed = (status: string) => status.toLowerCase() === 'failed';
