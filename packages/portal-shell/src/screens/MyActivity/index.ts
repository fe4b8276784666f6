export { MyActivity } from './MyActivity.tsx';
export type { MyActivityProps } from './MyActivity.tsx';
