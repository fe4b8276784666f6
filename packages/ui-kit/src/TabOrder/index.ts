export { TabOrder } from './TabOrder.tsx';
export type { TabOrderProps } from './TabOrder.tsx';
