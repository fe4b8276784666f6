/**
 * The clock, the timers and the signals of a page, as an option so that tests can control them. This is the entry point
 * `@gantry/base/environment`.
 * @packageDocumentation
 */
export { createBrowserEnvironment } from './createBrowserEnvironment.ts';
export type { Environment } from './Environment.ts';
export { watchWakeSignals, type WakeReason } from './watchWakeSignals.ts';
