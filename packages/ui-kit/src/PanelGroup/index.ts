export { PanelGroup } from './PanelGroup.tsx';
export type { PanelGroupProps } from './PanelGroup.tsx';
export { usePanel } from './usePanel.ts';
export type { Panel } from './usePanel.ts';
