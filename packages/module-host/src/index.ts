/** The hosts of embedded modules. Import this lazily, because it includes the sanitiser. */
export { SubApplicationHost } from './SubApplicationHost/SubApplicationHost.tsx';
export { ViewHost } from './ViewHost/ViewHost.tsx';
export type { HostFailure, HostProps } from './ModuleHost/ModuleHost.tsx';
export type { ModuleEnvironment } from './life/hostedContext.ts';
export { slowAfterMs } from './life/watchLoad.ts';
export { EntryLoadError } from './entryModule/importEntry.ts';
