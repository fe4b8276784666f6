export { ModuleHost, type HostProps, type ModuleHostProps } from './ModuleHost.tsx';
