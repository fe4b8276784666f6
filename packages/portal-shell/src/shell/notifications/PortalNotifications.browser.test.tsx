import { createNotificationCenter, useNotificationCenter, type NotificationCenter } from '@gantry/notification-center';
import { createFakePlatform } from '@gantry/notification-center/testing';
import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PortalProvider } from '../../portal/index.ts';
import { PreferencesStage } from '../../preferences/PreferencesStage.testing.tsx';
import { createFakePortal } from '../testing/createFakePortal.testing.tsx';
import { createLaterCenter, type LaterCenter } from './LaterCenter.ts';
import { PortalNotifications, useLoadedCenter } from './PortalNotifications.tsx';

function Unread() {
  return <p>{useNotificationCenter().unreadCount.get() ?? 0} unread</p>;
}

function Part() {
  return useLoadedCenter() === null ? <p>No center yet</p> : <Unread />;
}

/** Shows a part in the moment in which the center arrives. */
function PartOnArrival({ later }: { readonly later: LaterCenter }) {
  const isThere = useSyncExternalStore(later.subscribe, () => later.get() !== null);
  return isThere ? <Part /> : <p>Loading</p>;
}

const callbacks = { navigate: () => undefined, toast: () => undefined };

test('a part that appears as the center arrives finds it, or is told that it has not arrived', async () => {
  const portal = createFakePortal();
  const { client, jobs, transport } = createFakePlatform({ notifications: [] });
  const userId = portal.session.profile.id;
  const { promise, resolve: arrive } = Promise.withResolvers<NotificationCenter>();
  const later = createLaterCenter(() => promise);
  const screen = await render(
    <PreferencesStage>
      <PortalProvider portal={portal}>
        <PortalNotifications center={later}>
          <PartOnArrival later={later} />
        </PortalNotifications>
      </PortalProvider>
    </PreferencesStage>,
  );
  await expect.element(screen.getByText('Loading')).toBeVisible();
  const loading = later.load();
  arrive(createNotificationCenter({ client, jobs, transport, tabs: null, userId, callbacks }));
  await loading;
  await expect.element(screen.getByText('0 unread')).toBeVisible();
});
