/** For backend teams: the calls, the wire types, and the rules that a service has to keep. `npx @gantry/notification-center check-backend` checks them. */
export { contractCalls, type AnswerOf, type ContractCall } from '../contract/contractCalls.ts';
export { portalCalls } from '../contract/portalCalls.ts';
export { longestSetting, mostSettings, settingsCalls } from '../contract/settingsCalls.ts';
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
  BackendUploadCall,
  BackendUploads,
} from './BackendUnderTest.ts';
export { backendRules, checkBackend, type BackendRuleResult } from './checkBackend.ts';
export { createHttpBackend, type BackendAddresses } from './createHttpBackend.ts';
