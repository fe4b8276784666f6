/**
 * The context of a module and of an extension over a portal, for a portal that hosts them. The fake portal of `@gantry/module/testing` has the same
 * one. This is the entry point `@gantry/module/life`.
 * @packageDocumentation
 */
export { createExtensionContext, type HeldExtensionContext } from './createExtensionContext.ts';
export { createModuleContext, type HeldModuleContext, type ModuleContextOptions } from './createModuleContext.ts';
export { createModuleRequest } from './createModuleRequest.ts';
export { createModuleWrite } from './createModuleWrite.ts';
export { createModuleUpload } from './createModuleUpload.ts';
export type { FindUpload, PortalCall, PortalClient, StartUpload } from './PortalClient.ts';
export type { KeptDraft } from './createModuleDrafts.ts';
export { outcomeOf, type Delay } from './outcomeOf.ts';
