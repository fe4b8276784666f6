/**
 * For the tests and stories of an app: a platform, a browser with tabs in memory, and the rules that a real-time
 * transport keeps.
 * This is the entry point `@gantry/notification-center/testing`.
 */
export {
  createFakePlatform,
  type FakeDelivery,
  type FakeOperation,
  type FakePlatform,
  type FakePlatformOptions,
} from './transport/fake/createFakePlatform.ts';
export type { FakeHub } from './transport/fake/createFakeHub.ts';
export type { FakeJob } from './transport/fake/createFakeJobs.ts';
export { createJobRuns, type JobPlan, type JobRuns, type ReportStep } from './transport/fake/createJobRuns.ts';
export {
  createFakeServer,
  type FakeServer,
  type FakeServerOptions,
  type WireNotification,
} from './transport/fake/createFakeServer.ts';
export { createFakeBrowser, type FakeBrowser, type FakeTab } from './transport/fake/createFakeTabs.ts';
export {
  realtimeTransportRules,
  type RealtimeTransportRule,
  type TransportHarness,
} from './transport/realtimeTransportRules.ts';
