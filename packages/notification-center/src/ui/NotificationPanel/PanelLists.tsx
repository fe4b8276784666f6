import { Tab } from '@gantry/ui-kit';
import type { NotificationList } from '../../core/rules/lists.ts';
import { useNotificationMessages } from '../../data/index.ts';
import { ConnectionBanner } from '../ConnectionBanner/index.ts';
import { ListTabList, ListTabPanel, ListTabs } from '../ListTabs/ListTabs.styles.ts';
import { NotificationListView } from '../NotificationListView/index.ts';
import type { NotificationParts } from '../parts/NotificationParts.ts';
import { Column, Notices } from './NotificationPanel.styles.ts';
import { PushNotice, type PushNoticePermission } from './PushNotice.tsx';

/** A tab of the panel: to-do items that are active or archived, exports or imports. */
export type NotificationPanelTab = 'active' | 'archive' | 'exports' | 'imports';

interface PanelListsProps {
  readonly tab: NotificationPanelTab;
  readonly onTabChange: (tab: NotificationPanelTab) => void;
  readonly pushPermission: PushNoticePermission;
  readonly programs: readonly string[] | undefined;
  readonly parts: NotificationParts | undefined;
}

const tabs = ['active', 'archive', 'exports', 'imports'] as const;
const listOf = {
  active: 'todoActive',
  archive: 'todoArchive',
  exports: 'exports',
  imports: 'imports',
} as const satisfies Record<NotificationPanelTab, NotificationList>;

/** The content of the panel's drawer. */
export function PanelLists({ tab, onTabChange, pushPermission, programs, parts }: PanelListsProps) {
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
