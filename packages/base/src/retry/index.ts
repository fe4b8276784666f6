/**
 * When a failed attempt is made again. This is the entry point `@gantry/base/retry`.
 * @packageDocumentation
 */
export { backoffCeiling, backoffPause, type BackoffLimits } from './backoff.ts';
export { createRetry, type Retry, type RetryOptions } from './createRetry.ts';
