import { DescriptionText, Glyph, ProgressRow, RelativeTime, useLocale } from '@gantry/ui-kit';
import { useReadable } from '@gantry/base/react';
import { failedGlyph, importGlyph } from '@gantry/ui-kit/icons';
import { bytesIn, formatsOf } from '@gantry/ui-kit/languages';
import { useShellMessages } from '../../languages/index.ts';
import { QuietButton } from '../../screens/parts/QuietButton.tsx';
import { uploadsMessages } from '../../languages/en/uploads.ts';
import type { Upload, UploadState } from '@gantry/platform-client/uploads/Upload';

type Command = keyof (typeof uploadsMessages)['uploads']['commands'];

/** What a person may do with an upload. Cancelling one that failed takes it away. */
function commandsOf({ isResumable }: Upload, { phase, ...state }: UploadState): readonly Command[] {
  if (phase === 'failed') return ['retry', 'remove'];
  if (phase === 'sent') return ['isAnswered' in state && state.isAnswered ? 'remove' : 'cancel'];
  if (phase === 'paused') return ['resume', 'cancel'];
  if ('for' in state && state.for === 'otherTab') return [];
  return isResumable ? ['pause', 'cancel'] : ['cancel'];
}

/** The row of a file on its way to a service, until the job that it starts takes its place. */
export function UploadRow({ upload }: { readonly upload: Upload }) {
  const { uploads: messages } = useShellMessages(uploadsMessages);
  const { locale } = useLocale();
  const state = useReadable(upload.state);
  const isNotKept = useReadable(upload.isKept) === false && upload.isResumable;
  const { title, program } = upload;
  const total = upload.totalBytes();
  const share = total === 0 ? 0 : state.sentBytes / total;
  const { percent } = formatsOf(locale);
  const size = bytesIn(locale);
  const status =
    state.phase === 'waiting'
      ? messages.waiting[state.for]
      : state.phase === 'sending' || state.phase === 'paused'
        ? messages[state.phase](percent(share))
        : messages[endOf(state)];
  const isFailed = state.phase === 'failed';
  const act: Readonly<Record<Command, () => void>> = { ...upload, remove: upload.cancel };
  return (
    <ProgressRow
      title={title}
      // The job has a description, too.
      description={<DescriptionText text={upload.fileName} limit={100} />}
      icon={<Glyph shape={isFailed ? failedGlyph : importGlyph} />}
      tone={isFailed ? 'danger' : 'information'}
      statusText={status}
      value={isFailed ? undefined : share * 100}
      isIndeterminate={state.phase === 'waiting' || state.phase === 'sent'}
      attempt={upload.isResumable ? undefined : state.phase}
      meta={
        <>
          <RelativeTime isPast dateTime={upload.startedAt.toISOString()} />
          <span>{state.phase === 'sent' ? size(total) : messages.amount(size(state.sentBytes), size(total))}</span>
          {isNotKept && <span>{messages.notKept}</span>}
          {program !== null && (
            <span>
              <bdi>{program.name}</bdi>
            </span>
          )}
        </>
      }
      errorMessage={isFailed ? errorText(state, messages.errors) : undefined}
      actions={commandsOf(upload, state).map((command) => (
        <QuietButton
          // Resume takes the place of Pause, and its focus.
          key={command === 'resume' ? 'pause' : command}
          aria-label={messages.commandOf(messages.commands[command], title)}
          onPress={act[command]}
        >
          {messages.commands[command]}
        </QuietButton>
      ))}
    />
  );
}

type Failure = Extract<UploadState, { readonly phase: 'failed' }>;

/** What is said of a file of which no more is sent. */
function endOf(state: UploadState): 'answer' | 'sent' | 'failed' | 'unconfirmed' {
  if (state.phase === 'failed') return state.error.kind === 'malformed' ? 'unconfirmed' : 'failed';
  return state.phase === 'sent' && !state.isAnswered ? 'answer' : 'sent';
}

/** The words for a failure. What the service said of its refusal comes after them. */
function errorText(
  { error: { kind, status, serverMessage }, isChanged }: Failure,
  errors: (typeof uploadsMessages)['uploads']['errors'],
): string | undefined {
  // A person who cancels an upload no longer sees it.
  if (kind === 'cancelled') return undefined;
  if (isChanged) return errors.changed;
  if (kind === 'refused') return serverMessage ?? errors.refused(String(status));
  return serverMessage === null ? errors[kind] : `${errors[kind]} ${serverMessage}`;
}
