/** For backend teams: the calls, the wire types, and the rules that a service has to keep. `npx @gantry/notification-center check-backend` checks them. */
export { contractCalls, type AnswerOf, type ContractCall } from '../contract/contractCalls.ts';
export type { ParameterOf } from '../contract/ServiceCall.ts';
export type { NotificationItem } from '../contract/notificationItem.ts';
export type {
  BackendAnswer,
  BackendCall,
  BackendExports,
  BackendListening,
  BackendRule,
  BackendService,
  BackendUnderTest,
} from './BackendUnderTest.ts';
export { backendRules, checkBackend, reportOf, type BackendRuleResult } from './checkBackend.ts';
export { createHttpBackend, type BackendAddresses } from './createHttpBackend.ts';
/** For the rules of an app's further services: a rule asks, reads, waits and expects. `checkBackend` checks them with those of the center. */
export { ask, isFine, isRefused, nameOf } from './ask.ts';
export { expectThat } from './BackendUnderTest.ts';
export { createChecked, readAs, unknownId } from './createBackendCalls.ts';
export { waitFor } from './waitFor.ts';
