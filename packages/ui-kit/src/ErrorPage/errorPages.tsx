import { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx';

/** What the pages for a known error take: the texts and actions are the app's. */
export type KnownErrorPageProps = Omit<ErrorPageProps, 'illustration'>;

/** There is nothing at this address. */
export function NotFoundPage(props: KnownErrorPageProps) {
  return <ErrorPage code="404" {...props} illustration="notFound" />;
}

/** A service failed. */
export function ServerErrorPage(props: KnownErrorPageProps) {
  return <ErrorPage code="500" {...props} illustration="serverError" />;
}

/** The person has to sign in again. */
export function SessionExpiredPage(props: KnownErrorPageProps) {
  return <ErrorPage code="401" {...props} illustration="sessionExpired" />;
}

/** A service refused: access to the resource is denied. */
export function UnauthorizedPage(props: KnownErrorPageProps) {
  return <ErrorPage code="401" {...props} illustration="denied" />;
}

/** The person has no permission for this part of the app. */
export function NotAuthorizedPage(props: KnownErrorPageProps) {
  return <ErrorPage code="401" {...props} illustration="locked" />;
}

/** The app is closed for a while. */
export function UnderMaintenancePage(props: KnownErrorPageProps) {
  return <ErrorPage {...props} illustration="maintenance" />;
}
