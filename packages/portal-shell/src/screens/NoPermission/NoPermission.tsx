import { EmptyState, Link } from '@gantry/ui-kit';
import { useShellMessages } from '../../messages/index.ts';

/** What someone sees who is signed in but has no module in any program: one sentence, and whom to ask. */
export function NoPermission({ contactSupportHref }: { readonly contactSupportHref: string }) {
  const messages = useShellMessages();
  return (
    <EmptyState
      illustration="program"
      title={messages.programs.noPermission}
      action={
        <Link href={contactSupportHref} variant="button-primary" opensInNewTab>
          {messages.programs.contactSupport}
        </Link>
      }
    />
  );
}
