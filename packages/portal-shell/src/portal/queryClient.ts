import { QueryClient } from '@tanstack/react-query';
import { ServiceError } from '../services/ServiceError.ts';

/** How often a query is repeated after a temporary failure. */
const retries = 2;

/** Whether a failure may be temporary: there was no answer or a server error. */
function mayPass(error: Error): boolean {
  if (!(error instanceof ServiceError)) return false;
  return error.kind === 'unreachable' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}

/** The cache of the services' answers. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // `navigator.onLine` is unreliable. A call that fails reports that itself.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < retries && mayPass(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
