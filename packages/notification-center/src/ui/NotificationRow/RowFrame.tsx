import { DescriptionText, MatchedText, ProgressRow, RelativeTime } from '@gantry/ui-kit';
import { useContext, type ReactNode } from 'react';
import { appearanceOf } from '../../core/rules/appearance.ts';
import type { Notification } from '../../core/notification.ts';
import type { JobProgress } from '../../core/rules/progress.ts';
import { jobStatusOf, typeOf } from '../../core/types/notificationTypes.ts';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import { ActionMenu } from '../ActionMenu/ActionMenu.tsx';
import { useNotificationParts } from '../parts/NotificationParts.ts';
import { rowIcon } from './rowIcon.tsx';
import { purchaseOrderText, TextMatchContext, useExpandedRow, useKind } from './rowsOfList.ts';
import { useRowMenu } from './useRowMenu.ts';

/** Props of every row. */
export interface NotificationRowProps {
  readonly notification: Notification;
}

interface RowFrameProps extends NotificationRowProps {
  /** A word or two about its status. */
  readonly statusText?: string | undefined;
  readonly progress?: JobProgress;
  /** Buttons of the row. */
  readonly actions?: ReactNode;
}

/** The common parts of all rows: icon, title, description, bar, meta line, actions, menu, and the press that opens the item. */
export function RowFrame({ notification, statusText, progress, actions }: RowFrameProps) {
  const center = useNotificationCenter();
  const messages = useNotificationMessages();
  const parts = useNotificationParts();
  const { id, payload } = notification;
  const title = notification.title || messages.items.untitled;
  const { tone } = appearanceOf(notification);
  const { descriptionLimit } = typeOf(notification);
  const kind = useKind(notification);
  // A press marks an unread item as read. A read item that leads nowhere is plain text.
  const isPressable = !notification.read || center.targetOf(notification).kind !== 'none';

  const icon = rowIcon(notification);
  const time = notification.dateTime ?? notification.lastModifiedDate ?? notification.createdDate;
  const program = payload.programName ?? payload.program;
  const match = useContext(TextMatchContext);
  const found = (text: string) => (match ? <MatchedText match={match}>{text}</MatchedText> : text);
  const meta = (
    <>
      {kind !== null && <span>{kind}</span>}
      {time !== null && <RelativeTime isPast dateTime={time} serverNow={center.screens.serverNow} />}
      {program && (
        <span>
          <bdi>{found(program)}</bdi>
        </span>
      )}
      {payload.poNumber && <span>{found(purchaseOrderText(payload.poNumber, messages))}</span>}
    </>
  );
  const expansion = useExpandedRow(id);
  const choices = useRowMenu(notification);
  const menu =
    choices.length > 0 ? <ActionMenu size="small" label={messages.items.actionsFor(title)} actions={choices} /> : null;

  return (
    <ProgressRow
      title={title}
      match={match}
      tone={tone}
      isUnread={!notification.read}
      icon={parts.icon ? parts.icon(notification, icon) : icon}
      {...(statusText !== undefined && { statusText })}
      {...(payload.description && {
        description: (
          <DescriptionText {...expansion} text={payload.description} match={match} limit={descriptionLimit} />
        ),
      })}
      {...barOf(progress, tone === 'success')}
      // The bar of a retried job may start below its last value.
      attempt={jobStatusOf(notification) === 'retrying' ? 'retry' : undefined}
      meta={parts.meta ? parts.meta(notification, meta) : meta}
      actions={parts.actions ? parts.actions(notification, actions) : actions}
      menu={parts.menu ? parts.menu(notification, menu) : menu}
      onPress={isPressable ? () => center.open(id) : undefined}
      href={center.hrefOf(notification) ?? undefined}
      onOpenElsewhere={() => void center.readState.markAsRead(id)}
    />
  );
}

function barOf(progress: JobProgress | undefined, isCompleted: boolean) {
  switch (progress?.kind) {
    case 'indeterminate':
      return { isIndeterminate: true };
    case 'determinate':
      // The bar of a file that arrives is not full yet.
      return {
        value: progress.value,
        outcome: isCompleted && progress.value === 100 ? ('completed' as const) : undefined,
      };
    default:
      return {};
  }
}
