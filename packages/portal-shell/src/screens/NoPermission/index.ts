export { NoPermission } from './NoPermission.tsx';
