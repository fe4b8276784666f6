import { Banner, ConfirmDialog, EmptyState, Icon, ProgressRow, RelativeTime, useLocale } from '@gantry/ui-kit';
import { formatTime } from '@gantry/ui-kit/time';
import type { ShownRow } from '@gantry/platform-client/outbox/Outbox';
import { useState } from 'react';
import { useShellMessages, type ShellMessages } from '../../languages/index.ts';
import { waitingMessages } from '../../languages/en/waiting.ts';
import { QuietButton } from '../parts/QuietButton.tsx';
import { Item, Rows } from './WaitingList.styles.ts';

/** A change that waits, as it is shown. */
export type WaitingRow = Readonly<
  Pick<
    ShownRow,
    'id' | 'title' | 'target' | 'createdAt' | 'firstSentAt' | 'isSending' | 'refusal' | 'hold' | 'origin' | 'form'
  >
>;

interface WaitingListProps {
  readonly rows: readonly WaitingRow[];
  /** How many more are kept that this build cannot read. */
  readonly unread: number;
  /** Sends one that waits, one that was refused, or one that is held. */
  readonly onSend: (id: string) => void;
  /** Opens the form of one, or else the page that it was written at. The reason is why it is not sent, in words. */
  readonly onOpen: (id: string, reason: string) => void;
  /** Deletes one. The person was asked. */
  readonly onDrop: (id: string) => void;
}

/** What a person has changed and the services do not have yet. */
export function WaitingList({ rows, unread, onSend, onOpen, onDrop }: WaitingListProps) {
  const { waiting: messages } = useShellMessages(waitingMessages);
  const [asked, setAsked] = useState<WaitingRow | null>(null);
  if (rows.length + unread === 0) {
    return <EmptyState illustration="done" title={messages.empty} description={messages.emptyDetail} />;
  }
  const refusedTargets = new Set(rows.filter(({ refusal }) => refusal !== null).map(({ target }) => target));
  return (
    <>
      {unread > 0 && <Banner tone="warning">{messages.unread(unread)}</Banner>}
      <Rows role="list" aria-label={messages.tab}>
        {rows.map((row) => (
          <Item key={row.id}>
            <OneRow
              row={row}
              isHeldUp={row.refusal === null && refusedTargets.has(row.target)}
              messages={messages}
              onSend={onSend}
              onOpen={onOpen}
              onDrop={() => setAsked(row)}
            />
          </Item>
        ))}
      </Rows>
      <ConfirmDialog
        title={messages.question}
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
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

interface OneRowProps extends Pick<WaitingListProps, 'onSend' | 'onOpen'> {
  readonly row: WaitingRow;
  /** True if one before it was refused. */
  readonly isHeldUp: boolean;
  readonly messages: ShellMessages['waiting'];
  readonly onDrop: () => void;
}

/** The words of the button that sends a row, in each state that has one. */
const sendWords = {
  sending: 'sendNow',
  waiting: 'sendNow',
  refused: 'tryAgain',
  needsFile: 'sendWithout',
  fileNotSent: 'sendWithout',
  old: 'sendAgain',
} as const;

/** The state of a row, for its words. */
function stateOf({ isSending, refusal, hold }: WaitingRow, isHeldUp: boolean): keyof ShellMessages['waiting']['state'] {
  if (isSending) return 'sending';
  if (refusal !== null) return 'refused';
  if (isHeldUp) return 'heldUp';
  if (hold === null) return 'waiting';
  if (hold.kind === 'age') return 'old';
  return hold.end === 'pending' ? 'needsFile' : 'fileNotSent';
}

function OneRow({ row, isHeldUp, messages, onSend, onOpen, onDrop }: OneRowProps) {
  const { id, title, createdAt, firstSentAt = createdAt, isSending, refusal, hold, origin, form } = row;
  const { locale, timeZones } = useLocale();
  const state = stateOf(row, isHeldUp);
  const needsPerson = state === 'refused' || state === 'old' || state === 'fileNotSent';
  const reason = () => {
    if (refusal) return refusal.message ?? messages.reason[reasonOf(refusal.status)];
    if (hold?.kind === 'age') return messages.hold.age(formatTime(firstSentAt, { locale, timeZones }, 'full'));
    return hold && hold.end !== 'pending' ? messages.hold[hold.end](hold.name ?? messages.hold.file) : '';
  };
  const send = state === 'heldUp' ? null : sendWords[state];
  const open = !needsPerson || !origin ? null : state === 'old' ? 'look' : form ? 'open' : null;
  return (
    <ProgressRow
      title={title}
      tone={needsPerson ? 'danger' : 'neutral'}
      {...(!needsPerson && { icon: <Icon name="notification" /> })}
      statusText={messages.state[state]}
      meta={<RelativeTime isPast dateTime={new Date(createdAt).toISOString()} />}
      {...(needsPerson && { errorMessage: reason() })}
      actions={
        <>
          {open !== null && (
            <QuietButton aria-label={messages[`${open}Of`](title)} onPress={() => onOpen(id, reason())}>
              {messages[open]}
            </QuietButton>
          )}
          {send !== null && (
            <QuietButton aria-label={messages[`${send}Of`](title)} isPending={isSending} onPress={() => onSend(id)}>
              {messages[send]}
            </QuietButton>
          )}
          <QuietButton
            aria-label={needsPerson ? messages.dropOf(title) : messages.cancelOf(title)}
            isDisabled={isSending}
            onPress={onDrop}
          >
            {needsPerson ? messages.drop : messages.cancel}
          </QuietButton>
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
