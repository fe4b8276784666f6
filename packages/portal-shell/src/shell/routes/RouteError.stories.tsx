import { useState } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import preview from '../../../../../.storybook/preview.tsx';
import type { Recovery } from '@gantry/platform-client/deployment/deployment';
import { MessagesStage } from '../../screens/testing/ScreenStage.testing.tsx';
import { PortalProvider } from '../../portal/index.ts';
import { createFakePortal } from '../testing/createFakePortal.testing.tsx';
import { RouteError } from './RouteError.tsx';
import { ScreenLoadError } from './ScreenLoadError.ts';

interface FailedProps {
  /** The error that the screen or the frame throws. */
  readonly error: Error;
  readonly isFullPage: boolean;
  /** What came of the attempt to recover the screen, if it could not be loaded. */
  readonly lostPart?: Recovery;
}

/** A router whose one screen fails. */
function createStage({ error, isFullPage }: FailedProps) {
  const loader = () => {
    throw error;
  };
  const errorElement = isFullPage ? (
    <RouteError isFullPage />
  ) : (
    <main>
      <RouteError />
    </main>
  );
  return createMemoryRouter([{ path: '/', loader, errorElement, hydrateFallbackElement: <></> }]);
}

function Failed(props: FailedProps) {
  const [router] = useState(() => createStage(props));
  const [portal] = useState(() => createFakePortal({ deployment: { lostPart: props.lostPart ?? null } }));
  return (
    <MessagesStage>
      <PortalProvider portal={portal}>
        <RouterProvider router={router} />
      </PortalProvider>
    </MessagesStage>
  );
}

const meta = preview.meta({
  title: 'Pages/Something went wrong',
  component: Failed,
  args: { error: new Error('The screen failed while it was drawn.'), isFullPage: false },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
});

const notLoaded = new ScreenLoadError(new TypeError('Failed to fetch dynamically imported module'));

export const ScreenFailed = meta.story();
export const ScreenNotLoaded = meta.story({ args: { error: notLoaded, lostPart: 'missing' } });
export const ServerUnreachable = meta.story({ args: { error: notLoaded, lostPart: 'unreachable' } });
export const SignedOutByProxy = meta.story({ args: { error: notLoaded, lostPart: 'signedOut' } });
export const Recovering = meta.story({ args: { error: notLoaded, lostPart: 'reloading' } });
export const FrameFailed = meta.story({ args: { isFullPage: true } });
