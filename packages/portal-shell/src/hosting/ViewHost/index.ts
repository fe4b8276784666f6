export { ViewHost, type ViewHostProps } from './ViewHost.tsx';
