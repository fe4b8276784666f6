import { useEffect, useState } from 'react';
import { createBrowserEnvironment } from '@gantry/base/environment';
import { createConstant, joinEnds, type Readable } from '@gantry/base/observable';
import { useReadable } from '@gantry/base/react';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { TabStatusScreen } from '../../screens/TabStatus/TabStatusScreen.tsx';
import { journal, type Noted } from '@gantry/platform-client/telemetry/journal';
import { usePortal } from '../../portal/index.ts';
import type { Services } from '@gantry/platform-client/services/createServices';
import { storageTrouble } from '@gantry/platform-client/storage/browserStorage';
import { useLoadedCenter } from '../notifications/PortalNotifications.tsx';
import type { TabStatus } from '../../screens/TabStatus/statusText.ts';
import { useKeepAhead } from '../offline/useKeepAhead.ts';

/** The page about this tab, for support. */
export function TabStatusRoute() {
  const { language } = usePreferences();
  const noted = useReadable(journal);
  const keepAhead = useKeepAhead();
  const status = useTabStatus(language, noted, keepAhead?.state.kind === 'running');
  return <TabStatusScreen status={status} noted={noted} keepAhead={keepAhead} />;
}

const loading = createConstant('loading' as const);
const none = createConstant(0);

const environment = createBrowserEnvironment();
const online: Readable<boolean> = {
  get: environment.isOnline,
  subscribe: (listener) => joinEnds(environment.onOnline(listener), environment.onOffline(listener)),
};

/** The size of what this origin stores, in bytes, as the browser estimates it. Null until the browser answers. */
function useStorageUsed(): number | null {
  const [used, setUsed] = useState<number | null>(null);
  useEffect(() => {
    const ask = async () => {
      const { usage } = await navigator.storage.estimate();
      if (usage !== undefined) setUsed(usage);
    };
    // A page without https has no estimate.
    ask().catch(() => undefined);
  }, []);
  return used;
}

/** What is kept for a time without a network. Null if nothing is, and until the database answers. */
function useKeptOffline(offline: Services['offline'], isKeeping: boolean): TabStatus['keptOffline'] {
  const [kept, setKept] = useState<TabStatus['keptOffline']>(null);
  useEffect(() => {
    if (isKeeping) return undefined;
    let isGone = false;
    const ask = async () => {
      const answers = await (await offline)?.answers();
      const { count, bytes, oldest } = (await answers?.summary()) ?? { count: 0, bytes: 0, oldest: null };
      if (!isGone) setKept(oldest === null ? null : { count, bytes, oldest });
    };
    ask().catch((error: unknown) => console.warn('What is kept for a time without a network cannot be read.', error));
    return () => {
      isGone = true;
    };
  }, [offline, isKeeping]);
  return kept;
}

/** What the portal knows about this tab. It changes while the page is open. */
function useTabStatus(language: string, noted: readonly Noted[], isKeeping: boolean): TabStatus {
  const { configuration, deployment, outbox, services, session } = usePortal();
  const waits = useReadable(services.waits);
  const center = useLoadedCenter();
  const { newBuild } = useReadable(deployment);
  const sessionState = useReadable({ get: session.status, subscribe: session.subscribe });
  const hub = useReadable<TabStatus['hub']>(center?.connection ?? loading);
  const waiting = useReadable(center?.waitingWrites ?? none);
  const waitingRows = useReadable(outbox.rows).length + useReadable(outbox.unread);
  const trouble = useReadable(storageTrouble);
  const isOnline = useReadable(online);
  const storageUsed = useStorageUsed();
  const keptOffline = useKeptOffline(services.offline, isKeeping);
  return {
    version: configuration.versionLabel,
    build: deployment.build ?? 'development',
    newBuild: newBuild ?? '',
    environment: configuration.environment,
    session: sessionState.kind,
    hub,
    waitingWrites: String(waiting + waitingRows),
    serviceWaits: Object.entries(waits)
      .map(([service, { until, status }]) => `${service} ${String(status)} ${new Date(until).toISOString()}`)
      .join(', '),
    online: isOnline ? 'online' : 'offline',
    storage: trouble ?? 'works',
    storageUsed,
    keptOffline,
    policyReports: String(noted.filter(({ kind }) => kind === 'policy').length),
    language,
    window: `${String(innerWidth)} × ${String(innerHeight)}, ${String(devicePixelRatio)}×`,
    browser: navigator.userAgent,
  };
}
