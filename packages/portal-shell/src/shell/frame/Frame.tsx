import { ConnectionBanner } from '@gantry/notification-center';
import { Icon, PanelGroup, SkipLink, ToastRegion, TopBarButton, useIsBelow, usePanel } from '@gantry/ui-kit';
import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { entryOf } from '../../catalog/catalog.ts';
import { useShellMessages } from '../../messages/index.ts';
import { usePortal } from '../../portal/index.ts';
import { LeaveDialog } from '../leaving/LeaveDialog.tsx';
import { NavigationFocusProvider } from '../navigationFocus/NavigationFocus.tsx';
import { isInsideModule } from '../routes/isInsideModule.ts';
import { panelIds } from '../panels/panelIds.ts';
import { ShellPanels } from '../panels/ShellPanels.tsx';
import { Body, ConnectionPlace, Main } from './Frame.styles.ts';
import { Navigation } from './Navigation.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';

const mainId = 'main';

/** What stands around every screen: bar, menu, panels, messages. */
export function Frame() {
  const { catalog, leaveGuards } = usePortal();
  const notificationCenter = entryOf(catalog.entries, 'notificationCenter');
  const { pathname } = useLocation();
  const [panels, setPanels] = useState<{ readonly open: string | null; readonly pathname: string }>({
    open: null,
    pathname,
  });
  // Going somewhere closes the panel, before the new screen may open one of its own.
  if (panels.pathname !== pathname) setPanels({ open: null, pathname });

  return (
    <NavigationFocusProvider>
      <PanelGroup
        openPanel={panels.open}
        onOpenPanelChange={(open) => {
          setPanels((current) => ({ ...current, open }));
        }}
      >
        <SkipLink targetId={mainId} />
        <ShellTopBar start={<MenuButton />} />
        <Body>
          <Navigation />
          <Main id={mainId} tabIndex={-1}>
            <Outlet />
            {/* The notification center's page says it itself. */}
            {!isInsideModule(catalog, notificationCenter, pathname) && (
              <ConnectionPlace>
                <ConnectionBanner />
              </ConnectionPlace>
            )}
          </Main>
        </Body>
        <ShellPanels />
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
    <TopBarButton {...triggerProps} label={messages.navigation.label} icon={<Icon name="menu" />} isSelected={isOpen} />
  );
}
