import { createNotificationCenter } from '@gantry/notification-center';
import { createFakePlatform, type FakePlatform } from '@gantry/notification-center/testing';
import { toastQueue, type Theme } from '@gantry/ui-kit';
import { useState } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { PortalProvider, type Portal } from '../../portal/index.ts';
import { createLaterCenter } from '../notifications/LaterCenter.ts';
import { PortalNotifications } from '../notifications/PortalNotifications.tsx';
import { createPreferencesStore } from '../../preferences/preferencesStore.ts';
import { PreferencesProvider } from '../../preferences/PreferencesProvider.tsx';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { createRoutes } from '../routes/createRoutes.tsx';
import { provideEveryLanguage } from '../../languages/everyLanguage.testing.ts';

provideEveryLanguage();

export interface ShellStageProps {
  readonly portal: Portal;
  readonly path?: string;
  readonly language?: string;
  readonly theme?: Theme;
  /** The source of notifications; by default it has one announcement. */
  readonly platform?: FakePlatform;
}

const samplePlatform = () =>
  createFakePlatform({
    notifications: [
      {
        id: 'safety',
        type: 'announcement',
        title: 'New safety briefing',
        read: false,
        payload: { description: 'Everyone who climbs must have read it before the first of the month.' },
      },
    ],
  });

function createStage({
  portal,
  path = '/',
  language = 'en',
  theme = 'light',
  platform = samplePlatform(),
}: ShellStageProps) {
  const router = createMemoryRouter(createRoutes(portal), { initialEntries: [path] });
  const notificationCenter = createNotificationCenter({
    client: platform.client,
    jobs: platform.jobs,
    transport: platform.transport,
    tabs: null,
    userId: portal.session.profile.id,
    callbacks: {
      navigate: (address) => void router.navigate(address),
      toast: ({ title, tone, action }) => void toastQueue.add({ title, tone, action }),
    },
  });
  const center = createLaterCenter(() => Promise.resolve(notificationCenter));
  const preferences = createPreferencesStore(memoryStorage(), window);
  preferences.set({ language, theme });
  return { router, center, preferences };
}

/** The whole portal of a signed-in person, with all data in memory. */
export function ShellStage(props: ShellStageProps) {
  const [{ router, center, preferences }] = useState(() => createStage(props));
  return (
    <PreferencesProvider
      store={preferences}
      profileLanguage={null}
      navigate={(href, options) => void router.navigate(href, options ?? {})}
    >
      <PortalProvider portal={props.portal}>
        <PortalNotifications center={center}>
          <RouterProvider router={router} />
        </PortalNotifications>
      </PortalProvider>
    </PreferencesProvider>
  );
}
