export { UserLogoutScreen } from './UserLogoutScreen.tsx';
