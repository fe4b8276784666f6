import {
  createNotificationCenter,
  NotificationBell,
  NotificationCenterProvider,
  NotificationListView,
  type NotificationCenter,
} from '@gantry/notification-center';
import { createFakeBrowser, createFakePlatform } from '@gantry/notification-center/testing';
import { Button, toastQueue, ToastRegion } from '@gantry/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../packages/ui-kit/src/tokens/index.ts';
import { KitArea } from './KitArea.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s8};
  margin-block-end: ${tokens.space.s12};
`;

const Tabs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${tokens.space.s16};
  margin-block-end: ${tokens.space.s24};
`;

const Tab = styled.section`
  --gantry-notification-list-max-block-size: 320px;
  min-block-size: 360px;
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};

  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 52px;
    box-sizing: border-box;
    padding: ${tokens.space.s8} ${tokens.space.s12};
    border-block-end: 1px solid ${tokens.color.border};
    font: ${tokens.type.metaStrong};
  }
`;

const report = { kind: 'export', title: 'Stock of April', steps: 20, stepMs: 500 } as const;

/** A platform in memory and two tabs of one browser. The first tab holds the only connection. */
function open() {
  const platform = createFakePlatform({
    notifications: [
      { type: 'announcement', title: 'The warehouse closes at noon' },
      { type: 'todo', title: 'Count shelf A7', payload: { status: 'active' } },
    ],
  });
  const browser = createFakeBrowser((callback) => setTimeout(callback, 5), Date.now);
  const openTab = () =>
    createNotificationCenter({
      client: platform.client,
      jobs: platform.jobs,
      transport: platform.hub.createTransport(),
      tabs: browser.openTab(),
      storage: null,
      userId: 'robin',
      hasDateGroups: true,
      hasShortcuts: true,
      hasUndo: true,
      callbacks: { navigate: () => {}, toast: toastQueue.add },
    });
  platform.startJob(report);
  const tabs = [
    { name: 'First tab', center: openTab() },
    { name: 'Second tab', center: openTab() },
  ];
  return { platform, tabs };
}

function BrowserTab({ center, name }: { readonly center: NotificationCenter; readonly name: string }) {
  return (
    <NotificationCenterProvider center={center}>
      <Tab aria-label={name}>
        <header>
          {name}
          <NotificationBell />
        </header>
        <NotificationListView list="all" label={name} isGrouped />
      </Tab>
    </NotificationCenterProvider>
  );
}

/** Two tabs that show the same notifications: what one marks, the other shows. */
export function TwoTabs() {
  const [{ platform, tabs }] = useState(open);
  return (
    <KitArea>
      <Bar>
        <Button variant="primary" onPress={() => platform.startJob(report)}>
          Start a report
        </Button>
        <Button
          onPress={() => platform.publish({ type: 'todo', title: 'Count shelf B2', payload: { status: 'active' } })}
        >
          Send a to-do item
        </Button>
      </Bar>
      <Tabs>
        {tabs.map((tab) => (
          <BrowserTab key={tab.name} {...tab} />
        ))}
      </Tabs>
      <ToastRegion />
    </KitArea>
  );
}
