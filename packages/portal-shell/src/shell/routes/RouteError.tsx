import { Button, ErrorPage, Link } from '@gantry/ui-kit';
import { useReadable } from '@gantry/base/react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useShellMessages } from '../../languages/index.ts';
import { usePortal } from '../../portal/index.ts';
import { NotFound } from '../access/refusals.tsx';
import { ScreenRegion } from '../../screens/ScreenRegion/ScreenRegion.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { ScreenLoadError } from './ScreenLoadError.ts';

/** Replaces a screen that failed to render or load, or that does not exist. If the frame itself failed, it is the full page. */
export function RouteError({ isFullPage = false }: { readonly isFullPage?: boolean }) {
  const error = useRouteError();
  // No route matches an address with a line break (`%0A`), not even `*`.
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound isFullPage={isFullPage} />;
  return <FailedScreen error={error} isFullPage={isFullPage} />;
}

/** While a lost screen is being recovered, it is still loading. */
function FailedScreen({ error, isFullPage }: { readonly error: unknown; readonly isFullPage: boolean }) {
  const messages = useShellMessages();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { configuration, deployment } = usePortal();
  const { lostPart } = useReadable(deployment);
  const isLoadError = error instanceof ScreenLoadError;

  const isRecovering = isLoadError && (lostPart === null || lostPart === 'checking' || lostPart === 'reloading');
  // A screen that a sign-on proxy keeps back has not failed.
  const hasFailed = !isRecovering && !(isLoadError && lostPart === 'signedOut');

  useEffect(() => {
    if (isLoadError && lostPart === null) void deployment.recover();
  }, [isLoadError, lostPart, deployment]);
  useEffect(() => {
    if (hasFailed) console.error('A screen failed.', error);
  }, [hasFailed, error]);

  if (isRecovering) return <LoadingScreen />;
  const lost =
    lostPart === 'signedOut'
      ? messages.deployment.signedOut
      : lostPart === 'unreachable'
        ? messages.errors.partUnreachable
        : messages.errors.partMissing;
  const isSignedOut = isLoadError && lostPart === 'signedOut';
  const label = isSignedOut ? messages.deployment.signInAgain : messages.errors.reload;
  // Only a reload fetches the code of a newer build.
  const needsReload = isFullPage || isLoadError;
  const retry = () => void navigate({ pathname, search, hash }, { replace: true });
  return (
    <ScreenRegion title={messages.errors.somethingWrong} isFullPage={isFullPage}>
      <ErrorPage
        title={messages.errors.rendering}
        description={isLoadError ? lost : messages.errors.renderingDetail}
        illustration="error"
        hasReference
        isFullPage={isFullPage}
        // The banner above the screen asks to sign in. A full page has no banner.
        action={
          isSignedOut && !isFullPage ? null : (
            <Button variant="primary" onPress={needsReload ? () => void deployment.reload() : retry}>
              {needsReload ? label : messages.errors.tryAgain}
            </Button>
          )
        }
        secondaryAction={
          <Link href={configuration.helpLinks.contactSupport} opensInNewTab>
            {messages.help.contactSupport}
          </Link>
        }
      />
    </ScreenRegion>
  );
}
