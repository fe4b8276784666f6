import { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx';

/** The pages for known errors bring their illustration. The app gives the texts and actions. */
type KnownErrorPageProps = Omit<ErrorPageProps, 'illustration'>;

/** The page for an address that does not exist. */
export function NotFoundPage(props: KnownErrorPageProps) {
  return <ErrorPage code="404" {...props} illustration="notFound" />;
}

/** The page for a failed service. */
export function ServerErrorPage(props: KnownErrorPageProps) {
  return <ErrorPage code="500" {...props} illustration="serverError" />;
}

/** The page for a person who must sign in again. */
export function SessionExpiredPage(props: KnownErrorPageProps) {
  return <ErrorPage code="401" {...props} illustration="sessionExpired" />;
}

/** The page for a resource to which a service denied access. */
export function UnauthorizedPage(props: KnownErrorPageProps) {
  return <ErrorPage code="401" {...props} illustration="denied" />;
}

/** The page for a part of the app that the person has no permission for. */
export function NotAuthorizedPage(props: KnownErrorPageProps) {
  return <ErrorPage code="401" {...props} illustration="locked" />;
}

/** The page for an app under maintenance. */
export function UnderMaintenancePage(props: KnownErrorPageProps) {
  return <ErrorPage {...props} illustration="maintenance" />;
}
