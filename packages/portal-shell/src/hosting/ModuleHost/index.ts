export { ModuleHost, type HostFailure, type HostProps, type ModuleHostProps } from './ModuleHost.tsx';
