/** The hosts of embedded modules. Import this lazily, because it includes the sanitiser. */
export { SubApplicationHost, type SubApplicationHostProps } from './SubApplicationHost/index.ts';
export { ViewHost, type ViewHostProps } from './ViewHost/index.ts';
export type { HostFailure, HostProps } from './ModuleHost/index.ts';
export type { ModuleEnvironment } from './life/createModuleContext.ts';
export type { ModuleState } from './life/ModuleState.ts';
export { EntryLoadError } from './entryModule/importEntry.ts';
