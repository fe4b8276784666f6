export {
  MaintenanceScreen,
  NotAuthorizedScreen,
  NotFoundScreen,
  ServerErrorScreen,
  SessionExpiredScreen,
  UnauthorizedScreen,
} from './ErrorScreens.tsx';
