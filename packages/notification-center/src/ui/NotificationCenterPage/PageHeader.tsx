import { Button, Glyph, IconButton } from '@gantry/ui-kit';
import { markReadGlyph, refreshGlyph } from '@gantry/ui-kit/icons';
import { useState } from 'react';
import {
  useMarkAllAsRead,
  useNotificationCenter,
  useNotificationMessages,
  useReadState,
  useScreenActions,
  useUnreadCount,
} from '../../data/index.ts';
import { ActionMenu } from '../ActionMenu/ActionMenu.tsx';
import { Actions, Header, Title, Unread } from './NotificationCenterPage.styles.ts';

/** Title, unread count, Mark all as read and Refresh. */
export function PageHeader() {
  const center = useNotificationCenter();
  const { page, panel } = useNotificationMessages();
  const { isMarkingAll } = useReadState();
  const markAllAsRead = useMarkAllAsRead();
  const more = useScreenActions();
  const unread = useUnreadCount();
  const [isRefreshing, setIsRefreshing] = useState(false);

  const refresh = async () => {
    setIsRefreshing(true);
    await center.refresh();
    setIsRefreshing(false);
  };

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
          onPress={() => void refresh()}
        />
        {more.length > 0 && <ActionMenu label={panel.options} actions={more} />}
      </Actions>
    </Header>
  );
}
