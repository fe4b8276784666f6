export { DashboardsScreen } from './DashboardsScreen.tsx';
export type { DashboardsScreenProps, DashboardsState } from './DashboardsScreen.tsx';
