export { SubApplicationHost, type SubApplicationHostProps } from './SubApplicationHost.tsx';
