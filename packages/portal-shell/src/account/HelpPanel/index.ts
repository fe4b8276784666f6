export { HelpPanel } from './HelpPanel.tsx';
export type { HelpPanelProps } from './HelpPanel.tsx';
