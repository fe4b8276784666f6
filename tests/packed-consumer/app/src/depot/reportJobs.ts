import type { JobReference, JobService } from '@gantry/notification-center';
import { call } from './session.ts';

const send = async (command: 'again' | 'stop', { id }: JobReference) => {
  await call('POST', `/reports/${encodeURIComponent(id)}/${command}`);
};

/** Depot's reports as background jobs. */
export const reportJobs: JobService = {
  get: async ({ id }) => ({ id, description: '', resultData: null }),
  getExportedFileUrl: async ({ id }) => `/api/reports/${encodeURIComponent(id)}/file`,
  retry: (job) => send('again', job),
  cancel: (job) => send('stop', job),
};
