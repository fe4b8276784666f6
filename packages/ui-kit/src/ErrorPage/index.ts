export { ErrorPage } from './ErrorPage.tsx';
export type { ErrorPageProps } from './ErrorPage.tsx';
export {
  NotAuthorizedPage,
  NotFoundPage,
  ServerErrorPage,
  SessionExpiredPage,
  UnauthorizedPage,
  UnderMaintenancePage,
} from './errorPages.tsx';
export type { KnownErrorPageProps } from './errorPages.tsx';
