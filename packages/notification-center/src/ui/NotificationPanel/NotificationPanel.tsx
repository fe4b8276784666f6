import { Tab } from '@gantry/ui-kit';
import { useState, type ReactNode, type RefObject } from 'react';
import type { NotificationList } from '../../core/rules/lists.ts';
import { useNotificationCenter, useNotificationMessages, useUnreadCount } from '../../data/index.ts';
import { ConnectionBanner } from '../ConnectionBanner/ConnectionBanner.tsx';
import { ListTabList, ListTabPanel, ListTabs } from '../ListTabs/ListTabs.styles.ts';
import { NotificationDialogs } from '../NotificationDialogs/NotificationDialogs.tsx';
import { NotificationListView } from '../NotificationListView/NotificationListView.tsx';
import type { NotificationParts } from '../parts/NotificationParts.ts';
import { ScreenBoundary } from '../ScreenBoundary/ScreenBoundary.tsx';
import { Column, Notices } from './NotificationPanel.styles.ts';
import { PanelDrawer } from './PanelDrawer.tsx';
import { PanelMenu } from './PanelMenu.tsx';
import { PushNotice, type PushNoticePermission } from './PushNotice.tsx';

/** The list of each tab of the panel. */
const listOf = {
  all: 'all',
  active: 'todoActive',
  archive: 'todoArchive',
  exports: 'exports',
  imports: 'imports',
  requests: 'requests',
  announcements: 'announcements',
} as const satisfies Record<string, NotificationList>;

/** A tab of the panel: every item, to-do items that are active or archived, exports, imports, all requests or announcements. */
export type NotificationPanelTab = keyof typeof listOf;

/** "It has tabs Active and Archive (to-do items) and Exports and Imports (requests)", then one with everything that the badge counts. */
const defaultTabs: readonly NotificationPanelTab[] = ['active', 'archive', 'exports', 'imports', 'all'];

/** A tab of the app's own, before those of the lists. */
interface ExtraPanelTab {
  /** Not the name of another tab. */
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

/** Props of {@link NotificationPanel}. */
export interface NotificationPanelProps {
  readonly isOpen: boolean;
  /** Called with false when the person closes it. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /**
   * The tabs, in their order. The badge counts every unread item, so a choice without `all` hides some of what it counts.
   * Keep the array stable between renders. @default ['active', 'archive', 'exports', 'imports', 'all']
   */
  readonly tabs?: readonly NotificationPanelTab[] | undefined;
  /**
   * The tab it opens on. Unless given, and if it is not among `tabs`, the first one with something unread, and the first one of all if
   * there is none. A change applies at once until the person has chosen a tab, and after that when the panel opens again.
   */
  readonly tab?: NotificationPanelTab | undefined;
  /** A tab with content of the app, before the others. The panel does not open on it. */
  readonly extraTab?: ExtraPanelTab | undefined;
  /** Goes to the full page. The menu has no entry for it unless given. The panel closes by itself. */
  readonly onOpenNotificationCenter?: (() => void) | undefined;
  /** The browser's permission for push notifications; 'denied' and 'homeScreen' show how to get them. @default 'unsupported' */
  readonly pushPermission?: PushNoticePermission | undefined;
  /** Only items of these programs; empty or missing means all. */
  readonly programFilter?: readonly string[] | undefined;
  /** Receives focus when the panel closes: the bell. The element that had focus before unless given. */
  readonly returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  /** For `aria-controls` of the bell. */
  readonly id?: string | undefined;
  readonly parts?: NotificationParts | undefined;
  readonly className?: string | undefined;
}

interface Visit {
  readonly isOpen: boolean;
  /** The tab that the person chose. */
  readonly chosen: string | null;
  /** The first tab with something unread when the panel was opened; null until the unread items are known. */
  readonly unread: string | null;
}

/** The drawer of notifications, with a tab for each of several lists. Keep it mounted when closed: it shows the dialogs that toasts open. */
export function NotificationPanel({
  isOpen,
  onOpenChange,
  tabs = defaultTabs,
  extraTab,
  tab,
  onOpenNotificationCenter,
  pushPermission = 'unsupported',
  programFilter,
  returnFocusTo,
  id,
  parts,
  className,
}: NotificationPanelProps) {
  const { panel, lists } = useNotificationMessages();
  const { feed } = useNotificationCenter();
  const isCounted = useUnreadCount() !== null;
  const [visit, setVisit] = useState<Visit>({ isOpen: false, chosen: null, unread: null });
  // The tab holds while the panel is open, although its items are read there, and while it closes.
  if (visit.isOpen !== isOpen) setVisit(isOpen ? { isOpen, chosen: null, unread: null } : { ...visit, isOpen });
  else if (isOpen && isCounted && visit.unread === null) {
    const counts = feed.counts.get();
    setVisit({ ...visit, unread: tabs.find((name) => counts[listOf[name]].unread > 0) ?? tabs[0] ?? 'all' });
  }
  const openNotificationCenter =
    onOpenNotificationCenter &&
    (() => {
      onOpenChange(false);
      onOpenNotificationCenter();
    });
  const names = { ...lists, active: panel.active, archive: panel.archive };
  const ids = new Set<unknown>([...tabs, extraTab?.id]);
  const shownTab = [visit.chosen, tab, visit.unread, tabs[0]].find((id) => id && ids.has(id)) ?? 'all';
  return (
    <ScreenBoundary>
      <PanelDrawer
        title={panel.title}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement="end"
        isFlush
        actions={<PanelMenu onOpenNotificationCenter={openNotificationCenter} />}
        {...(id !== undefined && { id })}
        {...(returnFocusTo && { returnFocusTo })}
        {...(className !== undefined && { className })}
      >
        <Column>
          <Notices>
            <PushNotice permission={pushPermission} />
          </Notices>
          <ListTabs selectedKey={shownTab} onSelectionChange={(chosen) => setVisit({ ...visit, chosen })}>
            <ListTabList aria-label={panel.title}>
              {/* On a phone the tabs do not fit beside each other, and the app's own is there for a reason. */}
              {extraTab && <Tab id={extraTab.id}>{extraTab.name}</Tab>}
              {tabs.map((name) => (
                <Tab key={name} id={name}>
                  {names[name]}
                </Tab>
              ))}
            </ListTabList>
            {tabs.map((name) => (
              <ListTabPanel key={name} id={name} isFlush>
                <NotificationListView
                  list={listOf[name]}
                  label={names[name]}
                  programs={programFilter}
                  parts={parts}
                  isFilling
                />
              </ListTabPanel>
            ))}
            {extraTab && (
              <ListTabPanel id={extraTab.id} isFlush>
                {extraTab.content}
              </ListTabPanel>
            )}
          </ListTabs>
          {/* A connection is lost at any moment, so what says so moves nothing that is being read. */}
          <Notices>
            <ConnectionBanner />
          </Notices>
        </Column>
      </PanelDrawer>
      <NotificationDialogs />
    </ScreenBoundary>
  );
}
