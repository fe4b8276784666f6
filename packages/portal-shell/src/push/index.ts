export { usePush, type Push } from './usePush.ts';
export type { PushPermission } from './pushPermission.ts';
export type { PushOptions } from './startPush.ts';
