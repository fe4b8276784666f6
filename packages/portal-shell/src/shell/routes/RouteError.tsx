import { Button, ErrorPage } from '@gantry/ui-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useShellMessages } from '../../messages/index.ts';
import { ScreenRegion } from '../../screens/ScreenRegion/index.ts';
import { ScreenLoadError } from './ScreenLoadError.ts';

interface RouteErrorProps {
  /** True if the frame itself failed, so that nothing surrounds this page. */
  readonly isFullPage?: boolean;
}

const reload = () => {
  location.reload();
};

/** Replaces a screen that failed to render or load. */
export function RouteError({ isFullPage = false }: RouteErrorProps) {
  const messages = useShellMessages();
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isLoadError = error instanceof ScreenLoadError;

  useEffect(() => {
    console.error('A screen failed.', error);
  }, [error]);

  // Only a reload fetches the code of a newer build.
  const needsReload = isFullPage || isLoadError;
  const retry = () => void navigate({ pathname, search, hash }, { replace: true });
  return (
    <ScreenRegion title={messages.errors.somethingWrong} isFullPage={isFullPage}>
      <ErrorPage
        title={messages.errors.rendering}
        description={isLoadError ? messages.errors.notLoaded : messages.errors.renderingDetail}
        illustration="error"
        isFullPage={isFullPage}
        action={
          <Button variant="primary" onPress={needsReload ? reload : retry}>
            {needsReload ? messages.errors.reload : messages.errors.tryAgain}
          </Button>
        }
      />
    </ScreenRegion>
  );
}
