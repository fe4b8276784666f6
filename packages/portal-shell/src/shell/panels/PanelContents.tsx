import { NotificationPanel, type NotificationPanelTab, type NotificationCenter } from '@gantry/notification-center';
import { usePanel } from '@gantry/ui-kit';
import { afterPaint } from '../../screens/parts/press.ts';
import { useFrameNavigate } from '../../screens/parts/FrameNavigate.tsx';
import { AccountPanel } from '../../screens/account/AccountPanel/AccountPanel.tsx';
import { HelpPanel } from '../../screens/account/HelpPanel/HelpPanel.tsx';
import { useProfilePicture } from '../../screens/account/useProfilePicture.ts';
import { useProfilePictureChanges } from '../../screens/account/useProfilePictureChanges.ts';
import { usePortal, useSelectedProgram } from '../../portal/index.ts';
import { usePush, type Push } from './usePush.ts';
import { ProgramsDrawer } from '../../screens/ProgramsDrawer/ProgramsDrawer.tsx';
import { usePrograms } from '../programs/usePrograms.ts';
import { panelIds } from '../../screens/parts/panels.ts';
import { latePart, useFailureToast } from '../late/latePart.tsx';
import { useHasNews } from '../news/useHasNews.ts';
import { useModuleHref } from '../access/useModuleHref.ts';
import { usePreloadOnIntent } from '../modules/usePreloadOnIntent.ts';
import { useLogout } from '../leaving/useLogout.ts';
import { tabStatusPath } from '../routes/paths.ts';
import { AsOf } from '../offline/AsOf.tsx';
import { uploadsOf } from '@gantry/platform-client/uploads';
import { useWaitingTab } from '../waiting/useWaitingTab.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useLaterCenter, useLoadedCenter } from '../notifications/PortalNotifications.tsx';
import { notificationParts } from '../notifications/notificationParts.tsx';

export interface PanelContentsProps {
  /** The tab that the notification panel opens on; undefined means its first one. */
  readonly notificationTab: NotificationPanelTab | undefined;
}

/** Every panel that the buttons of the top bar open, push, which two of them show, and what else waits for the first idle moment. */
export function PanelContents({ notificationTab }: PanelContentsProps) {
  const { configuration, services, session } = usePortal();
  const navigate = useFrameNavigate();
  usePreloadOnIntent();
  const push = usePush({
    configuration,
    services,
    userId: session.profile.userId,
    personId: session.profile.id,
    navigate: (path) => void navigate(path),
  });
  return (
    <>
      <Programs />
      <Notifications push={push} tab={notificationTab} />
      <Help />
      <WhatIsNew />
      <Account push={push} />
    </>
  );
}

function Programs() {
  const { configuration, switchProgram } = usePortal();
  const { panelProps, close } = usePanel(panelIds.programs);
  const selected = useSelectedProgram();
  return (
    <ProgramsDrawer
      {...panelProps}
      state={usePrograms()}
      asOf={<AsOf part="menu" />}
      selectedId={selected?.id ?? null}
      onSelect={(program) => {
        close();
        // Almost every part of the page shows the program.
        afterPaint(() => void switchProgram(program));
      }}
      contactSupportHref={configuration.helpLinks.contactSupport}
    />
  );
}

function Notifications({ push, tab }: { readonly push: Push; readonly tab: NotificationPanelTab | undefined }) {
  const { panelProps, close } = usePanel(panelIds.notifications);
  const center = useOpenedCenter(panelProps.isOpen, close);
  const navigate = useFrameNavigate();
  const extraTab = useWaitingTab(panelProps.isOpen, close);
  const centerHref = useModuleHref('notificationCenter');
  if (center === null) return null;
  return (
    <NotificationPanel
      {...panelProps}
      tab={tab}
      extraTab={extraTab}
      parts={notificationParts}
      pushPermission={push.permission}
      onOpenNotificationCenter={centerHref === null ? undefined : () => void navigate(centerHref)}
    />
  );
}

function Help() {
  const { configuration } = usePortal();
  const { panelProps } = usePanel(panelIds.help);
  const news = usePanel(panelIds.news);
  const hasNews = useHasNews();
  const shortcuts = usePanel(panelIds.shortcuts);
  return (
    <HelpPanel
      {...panelProps}
      links={configuration.helpLinks}
      onOpenNews={news.open}
      hasNews={hasNews}
      onOpenShortcuts={shortcuts.open}
      tabStatusHref={tabStatusPath}
    />
  );
}

const whatIsNew = latePart(async () => (await import('../news/WhatIsNewPanel.tsx')).WhatIsNew, 'opened');

function WhatIsNew() {
  const { panelProps, close } = usePanel(panelIds.news);
  return <whatIsNew.Part props={{ panel: panelProps }} isOpen={panelProps.isOpen} onClose={close} />;
}

/** The W3C's well-known address for changing a password at an identity provider. */
const changePasswordPath = '/.well-known/change-password';

function Account({ push }: { readonly push: Push }) {
  const portal = usePortal();
  const { configuration, services, session } = portal;
  const { panelProps } = usePanel(panelIds.account);
  const picture = useProfilePicture(services.userAccess);
  const changes = useProfilePictureChanges(services.userAccess, uploadsOf(portal), useSelectedProgram());
  const { completeName, email, isLocalAccount } = session.profile;
  const { authority, changePassword } = configuration.identity;
  return (
    <AccountPanel
      {...panelProps}
      name={completeName}
      email={email}
      picture={{ src: picture, ...changes }}
      asOf={<AsOf part="profile" />}
      changePasswordHref={isLocalAccount ? (changePassword ?? new URL(changePasswordPath, authority).href) : null}
      onAllowPush={push.permission === 'default' ? () => void push.requestPermission() : null}
      onLogout={useLogout()}
      versionLabel={configuration.versionLabel}
      environment={configuration.environment}
    />
  );
}

/** The notification center, for a part that the person opens. If it cannot be loaded, the part closes and a toast says so. */
function useOpenedCenter(isOpen: boolean, close: () => void): NotificationCenter | null {
  const { load } = useLaterCenter();
  const tellFailure = useFailureToast();
  const giveUp = useEffectEvent(() => {
    close();
    tellFailure();
  });
  useEffect(() => {
    if (isOpen) load().catch(() => giveUp());
  }, [isOpen, load]);
  return useLoadedCenter();
}
