import {
  Button,
  Link,
  NotAuthorizedPage,
  NotFoundPage,
  ServerErrorPage,
  SessionExpiredPage,
  UnauthorizedPage,
  UnderMaintenancePage,
  useLocale,
} from '@gantry/ui-kit';
import { Fragment, type ReactNode } from 'react';
import type { Configuration } from '../../config/configuration.ts';
import { useShellMessages } from '../../languages/index.ts';
import { ScreenRegion } from '../ScreenRegion/ScreenRegion.tsx';
import { maintenanceWindow } from './maintenanceWindow.ts';

/** The people who can help. */
interface SupportProps {
  readonly contactSupportHref: string;
}

export interface NotFoundScreenProps extends SupportProps {
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

function ContactSupport({ contactSupportHref }: SupportProps) {
  const { help } = useShellMessages();
  return (
    <Link href={contactSupportHref} opensInNewTab>
      {help.contactSupport}
    </Link>
  );
}

/** What happened, and below it what to do. */
function Sentences({ description, remedy }: { readonly description: ReactNode; readonly remedy: string }) {
  return (
    <>
      {description}
      <br />
      {remedy}
    </>
  );
}

/** 404: the address does not exist. */
export function NotFoundScreen({ isFullPage = false, ...support }: NotFoundScreenProps) {
  const { notFound } = useShellMessages().errors;
  return (
    <ScreenRegion title={notFound.title} isFullPage={isFullPage}>
      <NotFoundPage
        title={notFound.title}
        description={<Sentences {...notFound} />}
        isFullPage={isFullPage}
        action={<GoHome />}
        secondaryAction={<ContactSupport {...support} />}
      />
    </ScreenRegion>
  );
}

/** 500: an operation failed. The person can report it. */
export function ServerErrorScreen({ reportErrorHref }: { readonly reportErrorHref: string }) {
  const { goHome, server } = useShellMessages().errors;
  return (
    <ScreenRegion title={server.title} isFullPage>
      <ServerErrorPage
        title={server.title}
        description={<Sentences {...server} />}
        hasReference
        isFullPage
        action={
          <Link href={reportErrorHref} variant="button-primary" opensInNewTab>
            {server.report}
          </Link>
        }
        secondaryAction={<Link href="/">{goHome}</Link>}
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
export function UnauthorizedScreen(support: SupportProps) {
  const { unauthorized } = useShellMessages().errors;
  return (
    <ScreenRegion title={unauthorized.title} isFullPage>
      <UnauthorizedPage
        title={unauthorized.title}
        description={<Sentences {...unauthorized} />}
        hasReference
        isFullPage
        action={<GoHome />}
        secondaryAction={<ContactSupport {...support} />}
      />
    </ScreenRegion>
  );
}

export interface NotAuthorizedScreenProps extends SupportProps {
  /** What the permissions do not include; undefined if no module is named. */
  readonly refused?: { readonly module: string; readonly program: string | null };
}

/** 401: the person has no permission for a module. It replaces the module, says why, and whom to ask. */
export function NotAuthorizedScreen({ refused, ...support }: NotAuthorizedScreenProps) {
  const { notAuthorized } = useShellMessages().errors;
  const { reason: reasonOf, reasonInProgram, reasonUnknown } = notAuthorized;
  const inModule = (module: string, program: string | null) =>
    program === null ? reasonOf(module) : reasonInProgram(module, program);
  const reason = refused ? inModule(refused.module, refused.program) : reasonUnknown;
  return (
    <ScreenRegion title={notAuthorized.title}>
      <NotAuthorizedPage
        title={notAuthorized.title}
        description={
          <>
            {reason} {notAuthorized.remedy}
          </>
        }
        action={<GoHome />}
        secondaryAction={<ContactSupport {...support} />}
      />
    </ScreenRegion>
  );
}

export interface MaintenanceScreenProps {
  /** When it begins and ends; undefined shows the default. */
  readonly window: Configuration['maintenance'];
  readonly statusPageHref: string;
}

/** The portal is closed for maintenance. The configuration names the window. */
export function MaintenanceScreen({ window, statusPageHref }: MaintenanceScreenProps) {
  const { errors, help } = useShellMessages();
  const { maintenance, tryAgain } = errors;
  const { locale } = useLocale();
  return (
    <ScreenRegion title={maintenance.title} isFullPage>
      <UnderMaintenancePage
        title={maintenance.title}
        description={
          <Sentences
            description={
              <>
                {maintenance.description}
                {maintenanceWindow(window, maintenance, locale).map((line) => (
                  <Fragment key={line}>
                    <br />
                    {line}
                  </Fragment>
                ))}
              </>
            }
            remedy={maintenance.remedy}
          />
        }
        isFullPage
        secondaryAction={
          <Link href={statusPageHref} opensInNewTab>
            {help.statusPage}
          </Link>
        }
        action={<Link href="/">{tryAgain}</Link>}
      />
    </ScreenRegion>
  );
}
