/**
 * What each call to a service keeps to, whichever client makes it: limits of silence, waits that a service asks for, and changes that
 * outlive their page. This is the entry point `@gantry/base/calls`.
 * @packageDocumentation
 */
export {
  askedWait,
  createServiceWaits,
  type ServiceWait,
  type ServiceWaits,
  type ServiceWaitsOptions,
} from './createServiceWaits.ts';
export { limitSilence, type SilenceLimit } from './limitSilence.ts';
export { isWithinDays, patienceMs, slowestBytesPerMs, withinLimit } from './limits.ts';
export { oneAtATime } from './oneAtATime.ts';
export { sendCall, UnansweredError, type Call, type CallAnswer, type CallOptions } from './sendCall.ts';
export type { RequestFunction, ServiceRequest } from './RequestFunction.ts';
