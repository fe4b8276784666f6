/** For backend teams: the rules that a service has to keep, and what plays them. `npx @gantry/notification-center check-backend` uses it. */
export type { BackendAnswer, BackendCall, BackendService, BackendUnderTest } from './BackendUnderTest.ts';
export { backendRules, type BackendRule } from './backendRules.ts';
export { checkBackend, createHttpBackend, type BackendAddresses, type BackendRuleResult } from './checkBackend.ts';
