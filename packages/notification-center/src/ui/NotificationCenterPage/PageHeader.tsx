import { Button, Glyph, IconButton } from '@gantry/ui-kit';
import { markReadGlyph, refreshGlyph, settingsGlyph } from '@gantry/ui-kit/icons';
import { useTransition } from 'react';
import { useNotificationCenter, useNotificationMessages, useReadState, useUnreadCount } from '../../data/index.ts';
import { Actions, Header, Title, Unread } from './NotificationCenterPage.styles.ts';

/** Title, unread count, Mark all as read, Refresh and Notification settings. */
export function PageHeader() {
  const center = useNotificationCenter();
  const { page, panel, settings } = useNotificationMessages();
  const { isMarkingAll, markAllAsRead } = useReadState();
  const unread = useUnreadCount();
  const [isRefreshing, startRefreshing] = useTransition();

  return (
    <Header>
      <Title>{page.title}</Title>
      <Unread>{unread ? panel.unread(unread) : null}</Unread>
      <Actions>
        <Button
          icon={<Glyph shape={markReadGlyph} />}
          isPending={isMarkingAll}
          isDisabled={unread === 0 && !isMarkingAll}
          onPress={() => void markAllAsRead()}
        >
          {panel.markAllAsRead}
        </Button>
        <IconButton
          label={panel.refresh}
          icon={<Glyph shape={refreshGlyph} />}
          isPending={isRefreshing}
          onPress={() => startRefreshing(center.refresh)}
        />
        {center.settings !== null && (
          <IconButton
            label={settings.title}
            icon={<Glyph shape={settingsGlyph} />}
            onPress={() => center.openDialog({ kind: 'settings' })}
          />
        )}
      </Actions>
    </Header>
  );
}
