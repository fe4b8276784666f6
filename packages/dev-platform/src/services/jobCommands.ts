import type { JobCommandResult } from '../jobs/model.ts';
import { refuse } from './request.ts';

/** Refuses the request when the job did not take the command (404 or 409); an accepted one answers with an empty object. */
export function commandAnswer(result: JobCommandResult, command: 'retried' | 'cancelled'): Record<string, never> {
  if (result === 'not-found') return refuse(404, 'There is no such job.');
  if (result === 'conflict') return refuse(409, `The job cannot be ${command} in the state it is in.`);
  return {};
}
