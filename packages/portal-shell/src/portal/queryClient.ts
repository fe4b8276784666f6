import { QueryClient } from '@tanstack/react-query';
import { ServiceError } from '../services/ServiceError.ts';

/** How often a question is put again after a failure that may pass. */
const retries = 2;

/** Whether the same question may be answered a moment later: there was no answer, or the service itself was in trouble. */
function mayPass(error: Error): boolean {
  if (!(error instanceof ServiceError)) return false;
  return error.kind === 'unreachable' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}

/** The cache of the services' answers. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The browser's word about being online is not relied upon: a call that fails says so itself.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < retries && mayPass(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
