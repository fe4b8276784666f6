export { AppsScreen } from './AppsScreen.tsx';
export type { AppsScreenProps } from './AppsScreen.tsx';
