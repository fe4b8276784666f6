export { AccountPanel } from './AccountPanel.tsx';
export type { AccountPanelProps } from './AccountPanel.tsx';
