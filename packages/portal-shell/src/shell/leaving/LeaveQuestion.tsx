import { ConfirmDialog } from '@gantry/ui-kit';
import type { LeaveGuards } from '@gantry/module-host/leaveGuards';
import { useShellMessages } from '../../languages/index.ts';

interface LeaveQuestionProps {
  readonly guards: LeaveGuards;
  /** Null while the dialog closes. */
  readonly question: ReturnType<LeaveGuards['pending']>;
}

/** The dialog of a question about unsaved work. It is loaded with the first question. */
export function LeaveQuestion({ guards, question }: LeaveQuestionProps) {
  const messages = useShellMessages();
  const stay = () => {
    // The dialog reports that it closes before it reports the answer. The answer must win.
    queueMicrotask(() => {
      if (guards.pending() === question) question?.answer(false);
    });
  };
  return (
    <ConfirmDialog
      title={messages.modules.leaveTitle}
      isOpen={question !== null}
      onOpenChange={stay}
      actionLabel={messages.modules.leave}
      cancelLabel={messages.modules.stay}
      onAction={() => question?.answer(true)}
      tone="danger"
    >
      {question?.text}
    </ConfirmDialog>
  );
}
