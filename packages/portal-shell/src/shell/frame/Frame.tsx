import { ConnectionBanner, type NotificationPanelTab } from '@gantry/notification-center';
import { Icon, PanelGroup, SkipLink, ToastRegion, TopBarButton, useIsBelow, usePanel } from '@gantry/ui-kit';
import { useCallback, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useShellMessages } from '../../messages/index.ts';
import { usePortal } from '../../portal/index.ts';
import { LeaveDialog } from '../leaving/LeaveDialog.tsx';
import { NavigationFocusProvider } from '../../frameParts/NavigationFocus.tsx';
import { isInsideModule } from '../modules/isInsideModule.ts';
import { NotificationPanelOpener } from '../panels/NotificationPanelOpener.ts';
import { panelIds } from '../../frameParts/panels.ts';
import { ShellPanels } from '../panels/ShellPanels.tsx';
import { Body, ConnectionPlace, Main } from './Frame.styles.ts';
import { Navigation } from './Navigation.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';

const mainId = 'main';

/** Which panel is open at which address. */
interface OpenPanel {
  readonly id: string | null;
  readonly pathname: string;
  /** The tab that the notification panel was asked to open on; undefined where nobody named one. */
  readonly notificationTab?: NotificationPanelTab | undefined;
}

/** What stands around every screen: bar, menu, panels, messages. */
export function Frame() {
  const { catalog, leaveGuards } = usePortal();
  const notificationCenter = catalog.modules.notificationCenter;
  const { pathname } = useLocation();
  const [panel, setPanel] = useState<OpenPanel>({ id: null, pathname });
  // Going somewhere closes the panel, before the new screen may open one of its own.
  if (panel.pathname !== pathname) setPanel({ id: null, pathname });
  const openNotificationPanel = useCallback((notificationTab?: NotificationPanelTab) => {
    setPanel((current) => ({ ...current, id: panelIds.notifications, notificationTab }));
  }, []);

  return (
    <NavigationFocusProvider>
      <PanelGroup
        selectedKey={panel.id}
        onSelectionChange={(id) => {
          // As it closes, the panel keeps the tab it was on.
          setPanel((current) => (id === null ? { ...current, id } : { pathname: current.pathname, id }));
        }}
      >
        <SkipLink targetId={mainId} />
        <ShellTopBar start={<MenuButton />} />
        <Body>
          <Navigation />
          <Main id={mainId} tabIndex={-1}>
            <NotificationPanelOpener value={openNotificationPanel}>
              <Outlet />
            </NotificationPanelOpener>
            {/* The notification center's page says it itself, and so does the panel. */}
            {!isInsideModule(catalog, notificationCenter, pathname) && (
              <ConnectionPlace hidden={panel.id === panelIds.notifications}>
                <ConnectionBanner />
              </ConnectionPlace>
            )}
          </Main>
        </Body>
        <ShellPanels notificationTab={panel.notificationTab} />
        <LeaveDialog guards={leaveGuards} />
        <ToastRegion />
        <ScrollRestoration />
      </PanelGroup>
    </NavigationFocusProvider>
  );
}

/** Opens the menu where it is a drawer. */
function MenuButton() {
  const messages = useShellMessages();
  const { triggerProps, isOpen } = usePanel(panelIds.menu);
  if (!useIsBelow('medium')) return null;
  return (
    <TopBarButton {...triggerProps} label={messages.navigation.label} icon={<Icon name="menu" />} isExpanded={isOpen} />
  );
}
