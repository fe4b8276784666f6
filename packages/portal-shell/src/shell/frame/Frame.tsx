import type { NotificationPanelTab } from '@gantry/notification-center';
import { Icon, PanelGroup, SkipLink, ToastRegion, TopBarButton, lazyPart, useIsBelow, usePanel } from '@gantry/ui-kit';
import { useCallback, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useShellMessages } from '../../messages/index.ts';
import { usePortal } from '../../portal/index.ts';
import { LeaveDialog } from '../leaving/LeaveDialog.tsx';
import { NavigationFocusProvider } from '../../frameParts/NavigationFocus.tsx';
import { LaterConnectionBanner } from '../notifications/LaterConnectionBanner.tsx';
import { isInsideModule } from '../modules/isInsideModule.ts';
import { NotificationPanelOpener } from '../panels/NotificationPanelOpener.ts';
import { panelIds } from '../../frameParts/panels.ts';
import { LaterShellPalette } from '../palette/LaterShellPalette.tsx';
import { ShellPanels } from '../panels/ShellPanels.tsx';
import { storageTrouble } from '../../storage/browserStorage.ts';
import { Body, ConnectionPlace, Main } from './Frame.styles.ts';
import { Navigation } from './Navigation.tsx';
import { NewVersionBanner } from './NewVersionBanner.tsx';
import { SessionBanner } from './SessionBanner.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';
import { StorageBanner } from './StorageBanner.tsx';

// Only the author of a module has overrides, and only from the start of the page.
const overrideBanner = lazyPart(async () => (await import('./OverrideBanner.tsx')).OverrideBanner);

const mainId = 'main';

/** Panels whose code is not that of the panels of the top bar. */
const loadedElsewhere: ReadonlySet<string> = new Set([panelIds.menu, panelIds.palette, panelIds.shortcuts]);

/** The open panel and the address it was opened at. */
interface OpenPanel {
  readonly id: string | null;
  readonly pathname: string;
  /** The tab that the notification panel opens on; undefined if none was named. */
  readonly notificationTab?: NotificationPanelTab | undefined;
}

/** The frame around every screen: bar, menu, panels and messages. */
export function Frame() {
  const { catalog, deployment, leaveGuards, overrides, session } = usePortal();
  const { active, failed } = overrides.get();
  const hasOverrides = active.length + failed.length > 0;
  const notificationCenter = catalog.modules.notificationCenter;
  const { pathname } = useLocation();
  const [panel, setPanel] = useState<OpenPanel>({ id: null, pathname });
  // A navigation closes the panel before the new screen can open its own.
  if (panel.pathname !== pathname) setPanel({ id: null, pathname });
  const openNotificationPanel = useCallback((notificationTab?: NotificationPanelTab) => {
    setPanel((current) => ({ ...current, id: panelIds.notifications, notificationTab }));
  }, []);

  return (
    <NavigationFocusProvider>
      <PanelGroup
        selectedKey={panel.id}
        onSelectionChange={(id) => {
          // While it closes, the panel keeps its tab.
          setPanel((current) => (id === null ? { ...current, id } : { pathname: current.pathname, id }));
        }}
      >
        <SkipLink targetId={mainId} />
        <ShellTopBar
          start={<MenuButton />}
          banners={
            <>
              <SessionBanner session={session} guards={leaveGuards} />
              <StorageBanner source={storageTrouble} />
              <NewVersionBanner deployment={deployment} />
              {hasOverrides && <overrideBanner.Part props={{ overrides }} />}
            </>
          }
        />
        <Body>
          <Navigation />
          <Main id={mainId} tabIndex={-1}>
            <NotificationPanelOpener value={openNotificationPanel}>
              <Outlet />
            </NotificationPanelOpener>
            {/* The notification center's page and the open panel show the banner themselves. */}
            {!isInsideModule(catalog, notificationCenter, pathname) && (
              <ConnectionPlace hidden={panel.id === panelIds.notifications}>
                <LaterConnectionBanner />
              </ConnectionPlace>
            )}
          </Main>
        </Body>
        <ShellPanels
          notificationTab={panel.notificationTab}
          isAnyOpen={panel.id !== null && !loadedElsewhere.has(panel.id)}
          onClose={() => setPanel((current) => ({ ...current, id: null }))}
        />
        <LaterShellPalette mainId={mainId} />
        <LeaveDialog guards={leaveGuards} />
        <ToastRegion />
        <ScrollRestoration />
      </PanelGroup>
    </NavigationFocusProvider>
  );
}

/** The button that opens the menu if it is a drawer. */
function MenuButton() {
  const messages = useShellMessages();
  const { triggerProps, isOpen } = usePanel(panelIds.menu);
  if (!useIsBelow('medium')) return null;
  return (
    <TopBarButton {...triggerProps} label={messages.navigation.label} icon={<Icon name="menu" />} isExpanded={isOpen} />
  );
}
