/** The contract between the Gantry portal and an embedded module or an extension. This entry point runs in any browser and needs no library. */
export { contractMismatch, contractVersion } from './contractVersion.ts';
export { defineModule, moduleReadyEvent, type GantryModule } from './defineModule.ts';
export type {
  LeaveGuard,
  ModuleAppearance,
  ModuleContext,
  ModuleInputs,
  ModuleProgram,
  ModuleRoute,
  ModuleUnmount,
} from './context/ModuleContext.ts';

export { defineExtension } from './extension/defineExtension.ts';
export {
  extensionSlots,
  type ExtensionContext,
  type ExtensionSlot,
  type GantryExtension,
  type SearchHit,
  type SearchQuery,
  type TileBadge,
} from './extension/Extension.ts';
export type { ModuleDraft } from './context/ModuleDrafts.ts';
export type { ModuleRequest, ModuleRequestFunction, ServiceResult } from './context/ModuleRequest.ts';
export type { ModuleUpload, ModuleUploadFunction, UploadHandle, UploadProgress } from './context/ModuleUpload.ts';
export type { ModuleWrite, ModuleWriteFunction, NeededUpload, WriteResult } from './context/ModuleWrite.ts';
export type { ModuleServiceName } from './context/ModuleServices.ts';
export { ServiceError, type ServiceErrorDetails } from './context/ServiceError.ts';
