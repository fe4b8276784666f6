import { Button, Glyph, IconButton } from '@gantry/ui-kit';
import { markReadGlyph, refreshGlyph } from '@gantry/ui-kit/icons';
import { useState } from 'react';
import { useNotificationCenter, useNotificationMessages, useReadState, useUnreadCount } from '../../data/index.ts';
import { Header, Title, Unread } from './NotificationCenterPage.styles.ts';

/** Title, unread count, Mark all as read and Refresh. */
export function PageHeader() {
  const center = useNotificationCenter();
  const { page, panel } = useNotificationMessages();
  const { markAllAsRead, isMarkingAll } = useReadState();
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
    </Header>
  );
}
