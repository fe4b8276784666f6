import { Tab } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import { useNotificationMessages } from '../../data/index.ts';
import { ConnectionBanner } from '../ConnectionBanner/ConnectionBanner.tsx';
import { ListTabList, ListTabPanel, ListTabs } from '../ListTabs/ListTabs.styles.ts';
import { NotificationListView } from '../NotificationListView/NotificationListView.tsx';
import type { NotificationParts } from '../parts/NotificationParts.ts';
import { Column, Notices } from './NotificationPanel.styles.ts';
import { listOf, type NotificationPanelTab } from './panelTabs.ts';
import { PushNotice, type PushNoticePermission } from './PushNotice.tsx';

/** A tab of the app's own, before those of the lists. */
export interface ExtraPanelTab {
  /** Not the name of another tab. */
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

interface PanelListsProps {
  readonly tabs: readonly NotificationPanelTab[];
  readonly extraTab: ExtraPanelTab | undefined;
  /** The id of the tab that is shown. */
  readonly tab: string;
  readonly onTabChange: (tab: string) => void;
  readonly pushPermission: PushNoticePermission;
  readonly programs: readonly string[] | undefined;
  readonly parts: NotificationParts | undefined;
}

/** The content of the panel's drawer. */
export function PanelLists({ tabs, extraTab, tab, onTabChange, pushPermission, programs, parts }: PanelListsProps) {
  const { panel, lists } = useNotificationMessages();
  const names = { ...lists, active: panel.active, archive: panel.archive };
  return (
    <Column>
      <Notices>
        <PushNotice permission={pushPermission} />
      </Notices>
      <ListTabs selectedKey={tab} onSelectionChange={onTabChange}>
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
            <NotificationListView list={listOf[name]} label={names[name]} programs={programs} parts={parts} isFilling />
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
  );
}
