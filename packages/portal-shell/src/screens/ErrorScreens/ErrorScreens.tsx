import {
  Button,
  Link,
  NotAuthorizedPage,
  NotFoundPage,
  ServerErrorPage,
  SessionExpiredPage,
  UnauthorizedPage,
  UnderMaintenancePage,
} from '@gantry/ui-kit';
import type { Configuration } from '../../config/configuration.ts';
import { useShellMessages } from '../../messages/index.ts';
import { ScreenRegion } from '../ScreenRegion/index.ts';

/** The properties of screens that are shown inside and outside the frame. */
export interface PlaceProps {
  /** Outside the frame it fills the window. @default false */
  readonly isFullPage?: boolean;
}

function GoHome() {
  const messages = useShellMessages();
  return (
    <Link href="/" variant="button-primary">
      {messages.errors.goHome}
    </Link>
  );
}

/** 404: the address does not exist. */
export function NotFoundScreen({ isFullPage = false }: PlaceProps) {
  const { notFound } = useShellMessages().errors;
  return (
    <ScreenRegion title={notFound.title} isFullPage={isFullPage}>
      <NotFoundPage {...notFound} isFullPage={isFullPage} action={<GoHome />} />
    </ScreenRegion>
  );
}

/** 500: an operation failed. The person can report it. */
export function ServerErrorScreen({ reportErrorHref }: { readonly reportErrorHref: string }) {
  const { server } = useShellMessages().errors;
  return (
    <ScreenRegion title={server.title} isFullPage>
      <ServerErrorPage
        title={server.title}
        description={server.description}
        hasReference
        isFullPage
        action={
          <Link href={reportErrorHref} variant="button-primary" opensInNewTab>
            {server.report}
          </Link>
        }
      />
    </ScreenRegion>
  );
}

/** 401: the session has ended. Signing in returns to the present address. */
export function SessionExpiredScreen({ onSignIn }: { readonly onSignIn: () => void }) {
  const { sessionExpired } = useShellMessages().errors;
  return (
    <ScreenRegion title={sessionExpired.title} isFullPage>
      <SessionExpiredPage
        title={sessionExpired.title}
        description={sessionExpired.description}
        isFullPage
        action={
          <Button variant="primary" onPress={onSignIn}>
            {sessionExpired.login}
          </Button>
        }
      />
    </ScreenRegion>
  );
}

/** 401: a service refused access to a resource. */
export function UnauthorizedScreen() {
  const { unauthorized } = useShellMessages().errors;
  return (
    <ScreenRegion title={unauthorized.title} isFullPage>
      <UnauthorizedPage {...unauthorized} isFullPage action={<GoHome />} />
    </ScreenRegion>
  );
}

export interface NotAuthorizedScreenProps {
  /** What the permissions do not include; undefined if no module is named. */
  readonly refused?: { readonly module: string; readonly program: string | null };
  /** Whom to ask for access. */
  readonly contactSupportHref: string;
}

/** 401: the person has no permission for a module. It replaces the module, says why, and whom to ask. */
export function NotAuthorizedScreen({ refused, contactSupportHref }: NotAuthorizedScreenProps) {
  const { notAuthorized } = useShellMessages().errors;
  return (
    <ScreenRegion title={notAuthorized.title}>
      <NotAuthorizedPage
        title={notAuthorized.title}
        description={
          <>
            {refused && `${notAuthorized.reason(refused.module, refused.program)} `}
            {notAuthorized.remedy}
          </>
        }
        action={<GoHome />}
        secondaryAction={
          <Link href={contactSupportHref} opensInNewTab>
            {notAuthorized.contactSupport}
          </Link>
        }
      />
    </ScreenRegion>
  );
}

/** The portal is closed for maintenance. The configuration names the window. */
export function MaintenanceScreen({ window }: { readonly window: Configuration['maintenance'] }) {
  const { maintenance, tryAgain } = useShellMessages().errors;
  const when = window ? maintenance.window(new Date(window.from), new Date(window.until)) : maintenance.defaultWindow;
  return (
    <ScreenRegion title={maintenance.title} isFullPage>
      <UnderMaintenancePage
        title={maintenance.title}
        description={
          <>
            {maintenance.description}
            <br />
            {when}
          </>
        }
        isFullPage
        action={<Link href="/">{tryAgain}</Link>}
      />
    </ScreenRegion>
  );
}
