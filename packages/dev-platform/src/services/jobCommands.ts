import { contractCalls } from '@gantry/notification-center/conformance';
import type { JobCommandResult } from '../jobs/model.ts';
import { refuse } from './request.ts';

const { refusals } = contractCalls.retryBackgroundJob;

/** Answers an accepted command with an empty object, and refuses the request (404 or 409) otherwise. */
export function commandAnswer(result: JobCommandResult): Record<string, never> {
  if (result === 'not-found') return refuse(404, refusals[404]);
  if (result === 'conflict') return refuse(409, refusals[409]);
  return {};
}
