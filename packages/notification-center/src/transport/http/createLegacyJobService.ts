import * as v from 'valibot';
import { legacyJobCalls } from '../../contract/jobCalls.ts';
import type { JobService } from '../JobService.ts';
import type { RequestFunction } from '@gantry/base/calls';
import { readAnswer, recordOf } from './readAnswer.ts';
import { requestOf } from './requestOf.ts';

const jobSchema = recordOf({
  Id: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((id) => String(id)),
  ),
  Description: v.fallback(v.string(), ''),
  // Some jobs store their results as JSON text, others as JSON.
  ResultData: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((data) => (typeof data === 'string' ? data : data == null ? null : JSON.stringify(data))),
    ),
    null,
  ),
});

const fileSchema = recordOf({ Url: v.pipe(v.string(), v.nonEmpty()) });

/** The background jobs of the application service over HTTP. `request` calls that service. */
export function createLegacyJobService({ request }: { readonly request: RequestFunction }): JobService {
  return {
    async get({ id }, signal) {
      const answer = await request(requestOf(legacyJobCalls.getBackgroundJob, { parameters: { id }, signal }));
      const { Id, Description, ResultData } = readAnswer(jobSchema, answer, 'a background job');
      return { id: Id, description: Description, resultData: ResultData };
    },
    async getExportedFileUrl({ id }, signal) {
      const answer = await request(requestOf(legacyJobCalls.getExportedFileUrl, { parameters: { id }, signal }));
      return readAnswer(fileSchema, answer, "the exported file's address").Url;
    },
    async retry({ blobName, queueName }, signal) {
      const parameters = { blobName: blobName ?? '', queueName: queueName ?? '' };
      await request(requestOf(legacyJobCalls.retryBackgroundJob, { parameters, signal }));
    },
    async cancel({ id }, signal) {
      await request(requestOf(legacyJobCalls.cancelBackgroundJob, { parameters: { id }, signal }));
    },
  };
}
