export type { TabStatus } from './statusText.ts';
export { TabStatusScreen } from './TabStatusScreen.tsx';
