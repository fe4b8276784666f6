export { HomeScreen } from './HomeScreen.tsx';
export type { HomeScreenProps } from './HomeScreen.tsx';
