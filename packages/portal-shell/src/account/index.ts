export { AccountPanel } from './AccountPanel/index.ts';
export type { AccountPanelProps } from './AccountPanel/index.ts';
export { HelpPanel } from './HelpPanel/index.ts';
export type { HelpPanelProps } from './HelpPanel/index.ts';
