import type { JobCommandResult } from '../jobs/model.ts';
import { refuse } from './request.ts';

/** Answers an accepted command with an empty object, and refuses the request (404 or 409) otherwise. */
export function commandAnswer(result: JobCommandResult, command: 'retried' | 'cancelled'): Record<string, never> {
  if (result === 'not-found') return refuse(404, 'There is no such job.');
  if (result === 'conflict') return refuse(409, `The job cannot be ${command} in the state it is in.`);
  return {};
}
