import { Avatar, Icon, ProgramButton, toastQueue, TopBar, TopBarButton, useFullScreen, usePanel } from '@gantry/ui-kit';
import { useReadable } from '@gantry/base/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useProfilePicture } from '../../screens/account/useProfilePicture.ts';
import { useShellMessages } from '../../languages/index.ts';
import { usePortal, useSelectedProgram } from '../../portal/index.ts';
import { showAppBadge } from '@gantry/platform-client/push/appBadge';
import { PurchaseOrderSearchField } from '../../screens/search/PurchaseOrderSearchField.tsx';
import { panelIds } from '../../screens/parts/panels.ts';
import { latePart } from '../late/latePart.tsx';
import { useUnreadNotifications } from '../notifications/PortalNotifications.tsx';
import type { ProgramChoice } from '../../screens/programs.ts';
import { choiceOf } from '../programs/usePrograms.ts';
import { homePath } from '../routes/paths.ts';
import { BrandMark } from './BrandMark.tsx';
import { usePurchaseOrderOpener } from './usePurchaseOrderOpener.ts';

const news = latePart(async () => (await import('../news/useHasNews.ts')).HasNews);

interface ShellTopBarProps {
  /** Controls before the brand. */
  readonly start?: ReactNode;
  readonly banners?: ReactNode;
}

/** The top bar: brand, search and the buttons of the panels, in the color of the program. */
export function ShellTopBar({ start, banners }: ShellTopBarProps) {
  const messages = useShellMessages();
  const { configuration } = usePortal();
  const selected = useSelectedProgram();
  const program = selected && choiceOf(selected, configuration.programThemes);
  const palette = usePanel(panelIds.palette);
  const help = usePanel(panelIds.help);
  const [hasNews, setHasNews] = useState(false);
  const fullScreen = useFullScreen();
  const fullScreenAction = {
    id: 'fullScreen',
    label: fullScreen.isFullScreen ? messages.frame.exitFullScreen : messages.frame.fullScreen,
    icon: <Icon name={fullScreen.isFullScreen ? 'fullScreenExit' : 'fullScreen'} />,
    onPress: () => {
      fullScreen.toggle().catch((error: unknown) => {
        console.warn('The browser did not change to full screen.', error);
        toastQueue.add({ title: messages.frame.fullScreenRefused, tone: 'warning' });
      });
    },
  };
  return (
    <>
      {configuration.helpLinks.releaseNotes === undefined && <news.Part props={{ onChange: setHasNews }} />}
      <TopBar
        aria-label={messages.frame.topBar}
        brand={
          <>
            <BrandMark />
            <span>{messages.productName}</span>
          </>
        }
        brandHref={homePath}
        start={start}
        banners={banners}
        center={<PurchaseOrderSearch />}
        centerLabel={messages.search.label}
        overflowActions={[
          {
            id: panelIds.palette,
            label: messages.frame.palette,
            icon: <Icon name="findAnything" />,
            onPress: palette.open,
            isExpanded: palette.isOpen,
          },
          ...(fullScreen.isAvailable ? [fullScreenAction] : []),
          {
            id: panelIds.help,
            label: messages.frame.help,
            dotLabel: hasNews ? messages.help.hasNews : undefined,
            icon: <Icon name="help" />,
            onPress: help.toggle,
            isExpanded: help.isOpen,
            ...(help.isOpen && { 'aria-controls': help.panelProps.id }),
          },
        ]}
        end={<EndTools program={program} />}
        {...(program?.color != null && { bandColor: program.color })}
      />
    </>
  );
}

function PurchaseOrderSearch() {
  const { services, program } = usePortal();
  const { open, hrefOfHit } = usePurchaseOrderOpener();
  return (
    <PurchaseOrderSearchField
      searchPurchaseOrder={services.monolith.searchPurchaseOrder}
      program={program}
      onOpen={(hit) => void open(hit)}
      hrefOfHit={hrefOfHit}
    />
  );
}

/** A part of its own: when the picture arrives, the bar is not rendered again. */
function AccountAvatar() {
  const { services, session } = usePortal();
  const address = useProfilePicture(services.userAccess);
  return <Avatar name={session.profile.completeName} src={address} size="small" isDecorative />;
}

/** The buttons of the panels. The program is null before one is selected. */
function EndTools({ program }: { readonly program: ProgramChoice | null }) {
  const messages = useShellMessages();
  const notifications = usePanel(panelIds.notifications);
  const account = usePanel(panelIds.account);
  const programs = usePanel(panelIds.programs);
  const unreadCount = useUnreadNotifications();
  const { outbox } = usePortal();
  const waitingCount = useReadable(outbox.rows).length + useReadable(outbox.unread);
  useEffect(() => showAppBadge(unreadCount), [unreadCount]);
  return (
    <>
      <TopBarButton
        {...notifications.triggerProps}
        label={messages.frame.notifications}
        icon={<Icon name="notification" />}
        isExpanded={notifications.isOpen}
        badgeCount={(unreadCount ?? 0) + waitingCount}
        badgeLabel={() =>
          [
            unreadCount && messages.frame.unreadNotifications(unreadCount),
            waitingCount && messages.frame.changesToSend(waitingCount),
          ]
            .filter(Boolean)
            .join(' · ')
        }
      />
      <TopBarButton
        {...account.triggerProps}
        label={messages.frame.account}
        isExpanded={account.isOpen}
        icon={<AccountAvatar />}
      />
      <ProgramButton
        {...programs.triggerProps}
        label={program?.name ?? messages.programs.select}
        {...(program && { icon: <Icon name={program.icon} /> })}
        {...(program?.color != null && { color: program.color })}
      />
    </>
  );
}
