import { Icon, SkipLink, ToastRegion, TopBarButton, useIsBelow, usePanel } from '@gantry/ui-kit';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useShellMessages } from '../../languages/index.ts';
import { usePastStart, usePortal } from '../../portal/index.ts';
import { LeaveDialog } from '../leaving/LeaveDialog.tsx';
import { useReadable } from '@gantry/base/react';
import { FrameNavigateProvider } from '../../screens/parts/FrameNavigate.tsx';
import { NavigationFocusProvider } from '../../screens/parts/NavigationFocus.tsx';
import { latePart } from '../late/latePart.tsx';
import { centerPart } from '../notifications/centerPart.tsx';
import { isInsideModule } from '../../catalog/catalog.ts';
import { FramePanels } from '../panels/FramePanels.tsx';
import { panelIds } from '../../screens/parts/panels.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { storageTrouble } from '@gantry/platform-client/storage/browserStorage';
import { Body, ConnectionPlace, Main, OpeningStyle } from './Frame.styles.ts';
import { Navigation } from './Navigation.tsx';
import { NewVersionBanner, ProxySignInBanner, SessionBanner, StorageBanner } from './banners.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';

/** Few people are the author of a module, and few installations have the flag OFFLINE. */
const overrideBanner = latePart(async () => (await import('./OverrideBanner.tsx')).OverrideBanner);
const networkBanner = latePart(async () => (await import('../offline/NetworkBanner.tsx')).NetworkBanner);

/** Says that notifications do not arrive live. */
const ConnectionBanner = centerPart(
  async () => (await import('../notifications/connectionBanner.ts')).ConnectionBanner,
);

const shellPalette = latePart(async () => (await import('../palette/ShellPalette.tsx')).ShellPalette);

const mainId = 'main';

/** The frame around every screen: bar, menu, panels and messages. A navigation renders only those of its parts that follow the address. */
export function Frame() {
  const { configuration, deployment, leaveGuards, overrides, services, session } = usePortal();
  const { asked, active, failed } = overrides.get();
  return (
    <FrameNavigateProvider>
      <NavigationFocusProvider>
        <FramePanels>
          <OpeningStyle />
          <SkipLink targetId={mainId} />
          <ShellTopBar
            start={<MenuButton />}
            banners={
              <>
                <SessionBanner session={session} network={services.network} guards={leaveGuards} />
                {[...asked, ...active, ...failed].length > 0 && <overrideBanner.Part props={{ overrides }} />}
                <StorageBanner source={storageTrouble} />
                <ProxySignInBanner deployment={deployment} />
                <NewVersionBanner deployment={deployment} />
              </>
            }
          />
          <Body>
            <Navigation />
            <Main id={mainId} tabIndex={-1}>
              <Outlet />
              <ConnectionPlace>
                {configuration.flags.OFFLINE && <networkBanner.Part props={{}} />}
                <PlacedConnectionBanner />
              </ConnectionPlace>
            </Main>
          </Body>
          <PaletteAndKeys />
          <LeaveDialog guards={leaveGuards} />
          <ToastRegion />
          <ScrollRestoration />
        </FramePanels>
      </NavigationFocusProvider>
    </FrameNavigateProvider>
  );
}

/** The palette and the list of shortcuts. Their keys work before they are loaded. */
function PaletteAndKeys() {
  useShortcuts(mainId);
  const palette = usePanel(panelIds.palette);
  const shortcuts = usePanel(panelIds.shortcuts);
  const close = () => {
    palette.close();
    shortcuts.close();
  };
  return <shellPalette.Part props={{}} isOpen={palette.isOpen || shortcuts.isOpen} onClose={close} />;
}

/** The notification center's page and the open panel show the banner themselves. Without a network, its own banner says what that means. */
function PlacedConnectionBanner() {
  const { catalog, services } = usePortal();
  const { pathname } = useLocation();
  const { isOpen } = usePanel(panelIds.notifications);
  // React corrects no attribute of Home of the last visit, so the first render is as that was drawn.
  const isPastStart = usePastStart();
  const isLost = useReadable(services.network).isLost && isPastStart;
  if (isInsideModule(catalog, catalog.modules.notificationCenter, pathname)) return null;
  return (
    <div hidden={isOpen || isLost}>
      <ConnectionBanner props={{}} />
    </div>
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
