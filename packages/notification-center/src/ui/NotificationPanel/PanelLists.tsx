import { Tab } from '@gantry/ui-kit';
import { useState } from 'react';
import type { NotificationList } from '../../core/lists.ts';
import { useNotificationMessages } from '../../data/index.ts';
import { ConnectionBanner } from '../ConnectionBanner/index.ts';
import { ListTabList, ListTabPanel, ListTabs } from '../ListTabs/ListTabs.styles.ts';
import { NotificationListView } from '../NotificationListView/index.ts';
import type { NotificationParts } from '../parts/NotificationParts.ts';
import { Column, Notices } from './NotificationPanel.styles.ts';
import { PushNotice, type PushPermission } from './PushNotice.tsx';

interface PanelListsProps {
  readonly pushPermission: PushPermission;
  readonly programs: readonly string[] | undefined;
  readonly parts: NotificationParts | undefined;
}

const tabs = ['todoActive', 'todoArchive', 'exports', 'imports'] as const satisfies readonly NotificationList[];

/** What the panel's drawer holds. */
export function PanelLists({ pushPermission, programs, parts }: PanelListsProps) {
  const { panel, lists } = useNotificationMessages();
  const [tab, setTab] = useState<string>(tabs[0]);
  const names = { ...lists, todoActive: panel.active, todoArchive: panel.archive };
  return (
    <Column>
      <Notices>
        <ConnectionBanner />
        <PushNotice permission={pushPermission} />
      </Notices>
      <ListTabs selectedKey={tab} onSelectionChange={setTab}>
        <ListTabList label={panel.title}>
          {tabs.map((list) => (
            <Tab key={list} id={list}>
              {names[list]}
            </Tab>
          ))}
        </ListTabList>
        {tabs.map((list) => (
          <ListTabPanel key={list} id={list} isFlush>
            <NotificationListView list={list} label={names[list]} programs={programs} parts={parts} isFilling />
          </ListTabPanel>
        ))}
      </ListTabs>
    </Column>
  );
}
