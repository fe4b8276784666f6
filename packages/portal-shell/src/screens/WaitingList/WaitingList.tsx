import { Button, ConfirmDialog, EmptyState, Icon, ProgressRow, RelativeTime } from '@gantry/ui-kit';
import type { ShownRow } from '@gantry/platform-client/outbox/Outbox';
import { useState } from 'react';
import { useShellMessages, type ShellMessages } from '../../languages/index.ts';
import { waitingMessages } from '../../languages/en/waiting.ts';
import { Item, Rows } from './WaitingList.styles.ts';

/** A change that waits, as it is shown. */
export type WaitingRow = Readonly<Pick<ShownRow, 'id' | 'title' | 'target' | 'createdAt' | 'isSending' | 'refusal'>>;

interface WaitingListProps {
  readonly rows: readonly WaitingRow[];
  /** Sends one that waits, or one that was refused. */
  readonly onSend: (id: string) => void;
  /** Deletes one. The person was asked. */
  readonly onDrop: (id: string) => void;
}

/** What a person has changed and the services do not have yet. */
export function WaitingList({ rows, onSend, onDrop }: WaitingListProps) {
  const { waiting: messages } = useShellMessages(waitingMessages);
  const [asked, setAsked] = useState<WaitingRow | null>(null);
  if (rows.length === 0) {
    return <EmptyState illustration="done" title={messages.empty} description={messages.emptyDetail} />;
  }
  const refusedTargets = new Set(rows.filter(({ refusal }) => refusal !== null).map(({ target }) => target));
  return (
    <>
      <Rows role="list" aria-label={messages.tab}>
        {rows.map((row) => (
          <Item key={row.id}>
            <OneRow
              row={row}
              isHeldUp={row.refusal === null && refusedTargets.has(row.target)}
              messages={messages}
              onSend={onSend}
              onDrop={() => setAsked(row)}
            />
          </Item>
        ))}
      </Rows>
      <ConfirmDialog
        title={messages.question}
        isOpen={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        actionLabel={messages.drop}
        cancelLabel={messages.keep}
        onAction={() => {
          if (asked !== null) onDrop(asked.id);
        }}
        tone="danger"
      >
        {asked && messages.questionDetail(asked.title)}
      </ConfirmDialog>
    </>
  );
}

interface OneRowProps {
  readonly row: WaitingRow;
  /** True if one before it was refused. */
  readonly isHeldUp: boolean;
  readonly messages: ShellMessages['waiting'];
  readonly onSend: (id: string) => void;
  readonly onDrop: () => void;
}

function OneRow({ row, isHeldUp, messages, onSend, onDrop }: OneRowProps) {
  const { id, title, createdAt, isSending, refusal } = row;
  const isRefused = refusal !== null;
  const state = isSending ? 'sending' : isRefused ? 'refused' : isHeldUp ? 'heldUp' : 'waiting';
  return (
    <ProgressRow
      title={title}
      tone={isRefused ? 'danger' : 'neutral'}
      {...(!isRefused && { icon: <Icon name="notification" /> })}
      statusText={messages.state[state]}
      meta={<RelativeTime isPast dateTime={new Date(createdAt).toISOString()} />}
      {...(refusal && { errorMessage: refusal.message ?? messages.reason[reasonOf(refusal.status)] })}
      actions={
        <>
          {!isHeldUp && (
            <Button
              size="small"
              variant="quiet"
              aria-label={isRefused ? messages.tryAgainOf(title) : messages.sendNowOf(title)}
              isPending={isSending}
              onPress={() => onSend(id)}
            >
              {isRefused ? messages.tryAgain : messages.sendNow}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            aria-label={isRefused ? messages.dropOf(title) : messages.cancelOf(title)}
            isDisabled={isSending}
            onPress={onDrop}
          >
            {isRefused ? messages.drop : messages.cancel}
          </Button>
        </>
      }
    />
  );
}

/** The kind of a refusal without a sentence of the service. */
function reasonOf(status: number | null): keyof ShellMessages['waiting']['reason'] {
  if (status === null) return 'unreadable';
  if (status === 403) return 'forbidden';
  return status === 409 || status === 412 ? 'changed' : 'other';
}
