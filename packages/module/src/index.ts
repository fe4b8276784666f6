/** The contract between the Gantry portal and an embedded module or an extension. This entry point runs in any browser and needs no library. */
export { contractMismatch, contractVersion } from './contractVersion.ts';
export { defineModule, type GantryModule, type ModuleDefinition } from './defineModule.ts';
export {
  moduleReadyEvent,
  type GantryGlobal,
  type LeaveGuard,
  type ModuleAppearance,
  type ModuleContext,
  type ModuleInputs,
  type ModuleMount,
  type ModuleProgram,
  type ModuleRoute,
  type ModuleToast,
  type ModuleUnmount,
  type ModuleUser,
} from './context/ModuleContext.ts';
export { defineExtension } from './extension/defineExtension.ts';
export {
  extensionSlots,
  type ExtensionContext,
  type ExtensionDefinition,
  type ExtensionSlot,
  type GantryExtension,
  type HelpEntry,
  type TileBadge,
} from './extension/Extension.ts';
export type { SearchHit, SearchQuery } from './extension/search.ts';
export type { ModuleRequest, ModuleRequestFunction, ServiceResult } from './context/ModuleRequest.ts';
export type { ModuleServiceName, ModuleServices } from './context/ModuleServices.ts';
export { ServiceError, type ServiceErrorDetails, type ServiceErrorKind } from './context/ServiceError.ts';
