import { backoffCeiling } from '@gantry/base/retry';
import { ServiceError } from '@gantry/module';
import { QueryClient } from '@tanstack/react-query';

/** How often a query is repeated after a failure that may pass. */
const retries = 2;
const pauses = { shortest: 1000, longest: 2000 };

/**
 * Whether the same query may succeed a moment later. A time limit that passed is not tried again: the person has waited long enough, and a
 * slow service is not helped by a second call. Nor is a call that the service asked to delay, which the HTTP client has repeated already.
 */
function mayPass(error: Error): boolean {
  if (!(error instanceof ServiceError)) return false;
  if (error.isToldToWait) return false;
  return error.kind === 'unreachable' || (error.status ?? 0) >= 500;
}

/** Creates the cache of the services' responses. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The browser's online state is unreliable; a failed call says it itself.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < retries && mayPass(error),
        // Full jitter: people whose calls failed together do not repeat them together.
        retryDelay: (failures) => Math.random() * backoffCeiling(pauses, failures + 1),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
