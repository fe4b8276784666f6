/** The hosts of embedded modules. Import this lazily: it brings the sanitiser along. */
export { createModuleEnvironment, type ModuleEnvironmentOptions } from './createModuleEnvironment.ts';
export { SubApplicationHost, type SubApplicationHostProps } from './SubApplicationHost/index.ts';
export { ViewHost, type ViewHostProps } from './ViewHost/index.ts';
export type { HostProps } from './ModuleHost/index.ts';
export type { ModuleEnvironment } from './ModuleEnvironment.ts';
export type { ModuleState } from './life/ModuleState.ts';
