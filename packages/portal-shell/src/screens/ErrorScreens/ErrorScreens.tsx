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

type ErrorScreenProps = Parameters<typeof NotFoundPage>[0] & { readonly page: typeof NotFoundPage };

/** A page of the kit as a screen. Unless it says otherwise, it fills the window. */
function ErrorScreen({ page: ShownPage, isFullPage = true, ...content }: ErrorScreenProps) {
  return (
    <ScreenRegion title={content.title} isFullPage={isFullPage}>
      <ShownPage {...content} isFullPage={isFullPage} />
    </ScreenRegion>
  );
}

/** 404: the address does not exist. */
export function NotFoundScreen({ isFullPage = false, ...support }: NotFoundScreenProps) {
  const { notFound } = useShellMessages().errors;
  return (
    <ErrorScreen
      page={NotFoundPage}
      title={notFound.title}
      description={<Sentences {...notFound} />}
      isFullPage={isFullPage}
      action={<GoHome />}
      secondaryAction={<ContactSupport {...support} />}
    />
  );
}

/** 500: an operation failed. The person can report it. */
export function ServerErrorScreen({ reportErrorHref }: { readonly reportErrorHref: string }) {
  const { goHome, server } = useShellMessages().errors;
  return (
    <ErrorScreen
      page={ServerErrorPage}
      title={server.title}
      description={<Sentences {...server} />}
      hasReference
      action={
        <Link href={reportErrorHref} variant="button-primary" opensInNewTab>
          {server.report}
        </Link>
      }
      secondaryAction={<Link href="/">{goHome}</Link>}
    />
  );
}

/** 401: the session has ended. Signing in returns to the present address. */
export function SessionExpiredScreen({ onSignIn }: { readonly onSignIn: () => void }) {
  const { sessionExpired } = useShellMessages().errors;
  return (
    <ErrorScreen
      page={SessionExpiredPage}
      title={sessionExpired.title}
      description={sessionExpired.description}
      action={
        <Button variant="primary" onPress={onSignIn}>
          {sessionExpired.login}
        </Button>
      }
    />
  );
}

/** 401: a service refused access to a resource. */
export function UnauthorizedScreen(support: SupportProps) {
  const { unauthorized } = useShellMessages().errors;
  return (
    <ErrorScreen
      page={UnauthorizedPage}
      title={unauthorized.title}
      description={<Sentences {...unauthorized} />}
      hasReference
      action={<GoHome />}
      secondaryAction={<ContactSupport {...support} />}
    />
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
    <ErrorScreen
      page={NotAuthorizedPage}
      title={notAuthorized.title}
      description={`${reason} ${notAuthorized.remedy}`}
      isFullPage={false}
      action={<GoHome />}
      secondaryAction={<ContactSupport {...support} />}
    />
  );
}

interface MaintenanceScreenProps {
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
    <ErrorScreen
      page={UnderMaintenancePage}
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
      secondaryAction={
        <Link href={statusPageHref} opensInNewTab>
          {help.statusPage}
        </Link>
      }
      action={<Link href="/">{tryAgain}</Link>}
    />
  );
}
