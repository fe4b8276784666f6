/** For backend teams: the wire types, and the rules that a service has to keep. `npx @gantry/notification-center check-backend` checks them. */
export type { NotificationItem, NotificationItemPayload } from '../contract/notificationItem.ts';
export type {
  BackendAnswer,
  BackendCall,
  BackendExports,
  BackendListening,
  BackendRule,
  BackendService,
  BackendUnderTest,
} from './BackendUnderTest.ts';
export { backendRules, checkBackend, type BackendRuleResult } from './checkBackend.ts';
export { createHttpBackend, type BackendAddresses } from './createHttpBackend.ts';
