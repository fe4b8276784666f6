import { Tab } from '@gantry/ui-kit';
import type { NotificationList } from '../../core/rules/lists.ts';
import { useNotificationMessages } from '../../data/index.ts';
import { ConnectionBanner } from '../ConnectionBanner/ConnectionBanner.tsx';
import { ListTabList, ListTabPanel, ListTabs } from '../ListTabs/ListTabs.styles.ts';
import { NotificationListView } from '../NotificationListView/NotificationListView.tsx';
import type { NotificationParts } from '../parts/NotificationPartsProvider.tsx';
import { Column, Notices } from './NotificationPanel.styles.ts';
import { PushNotice, type PushNoticePermission } from './PushNotice.tsx';

/** The list of each tab. */
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

interface PanelListsProps {
  readonly tabs: readonly NotificationPanelTab[];
  readonly tab: NotificationPanelTab;
  readonly onTabChange: (tab: NotificationPanelTab) => void;
  readonly pushPermission: PushNoticePermission;
  readonly programs: readonly string[] | undefined;
  readonly parts: NotificationParts | undefined;
}

/** The content of the panel's drawer. */
export function PanelLists({ tabs, tab, onTabChange, pushPermission, programs, parts }: PanelListsProps) {
  const { panel, lists } = useNotificationMessages();
  const names = { ...lists, active: panel.active, archive: panel.archive };
  return (
    <Column>
      <Notices>
        <ConnectionBanner />
        <PushNotice permission={pushPermission} />
      </Notices>
      <ListTabs
        selectedKey={tab}
        onSelectionChange={(key) => {
          const chosen = tabs.find((name) => name === key);
          if (chosen !== undefined) onTabChange(chosen);
        }}
      >
        <ListTabList aria-label={panel.title}>
          {tabs.map((name) => (
            <Tab key={name} id={name}>
              {names[name]}
            </Tab>
          ))}
        </ListTabList>
        {tabs.map((name) => (
          <ListTabPanel key={name} id={name} isFlush>
            <NotificationListView list={listOf[name]} label={names[name]} programs={programs} parts={parts} isFilling />
          </ListTabPanel>
        ))}
      </ListTabs>
    </Column>
  );
}
