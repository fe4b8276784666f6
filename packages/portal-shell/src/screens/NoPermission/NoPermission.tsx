import { EmptyState, Link } from '@gantry/ui-kit';
import { useShellMessages } from '../../languages/index.ts';

/** Shown to a signed-in person without any module: one sentence and a link to support. */
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
