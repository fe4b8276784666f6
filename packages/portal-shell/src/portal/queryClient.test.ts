import { ServiceError, type ServiceErrorDetails } from '@gantry/module';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

const errorWith = (details: Partial<ServiceErrorDetails>) =>
  new ServiceError({ kind: 'refused', service: 'application', method: 'GET', path: '/', ...details });

async function callsUntilError(failure: Error): Promise<number> {
  const call = vi.fn<() => Promise<never>>(() => Promise.reject(failure));
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: call })).rejects.toBe(failure);
  return call.mock.calls.length;
}

test.each([
  ['no response', errorWith({ kind: 'unreachable' }), 3],
  ['a fault of the service', errorWith({ status: 500 }), 3],
  ['a time limit that passed: the person has waited long enough', errorWith({ kind: 'timeout' }), 1],
  ['a service that said when to come back', errorWith({ status: 503, isToldToWait: true }), 1],
  ['a refusal', errorWith({ status: 403 }), 1],
  ['another error', new Error('x'), 1],
])('a query is repeated only if that may help: %s', async (_, error, calls) =>
  expect(await callsUntilError(error)).toBe(calls),
);
