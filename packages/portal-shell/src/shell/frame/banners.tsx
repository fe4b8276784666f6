import { Banner, useLocale } from '@gantry/ui-kit';
import { useReadable } from '@gantry/base/react';
import { useEffect, useState } from 'react';
import type { Session, SignInAgainResult } from '@gantry/platform-client/auth/Session';
import type { LeaveGuards } from '@gantry/module-host/leaveGuards';
import { useShellMessages } from '../../languages/index.ts';
import { QuietButton } from '../../screens/parts/QuietButton.tsx';
import type { Network } from '@gantry/platform-client/services/offline/createNetwork';
import type { Deployment } from '@gantry/platform-client/deployment/deployment';
import type { storageTrouble } from '@gantry/platform-client/storage/browserStorage';

interface SessionBannerProps {
  readonly session: Pick<Session, 'status' | 'subscribe' | 'signInAgain' | 'signInByRedirect' | 'keepPageWhile'>;
  /** Without a network, its own banner says what the missing renewal means. */
  readonly network: Pick<Network, 'get' | 'subscribe'>;
  readonly guards: Pick<LeaveGuards, 'question' | 'mayLeave'>;
}

/**
 * Says that the session is about to end, cannot be renewed or has ended, and signs the person in again in a window, so that the page and its unsaved work
 * stay. If that does not work, the person may leave the page to sign in.
 */
export function SessionBanner({ session, network, guards }: SessionBannerProps) {
  const { session: messages } = useShellMessages();
  const { locale } = useLocale();
  const status = useReadable({ get: session.status, subscribe: session.subscribe });
  const { isLost } = useReadable(network);
  const [failure, setFailure] = useState<Exclude<SignInAgainResult, 'signedIn' | 'replaced'> | null>(null);

  useEffect(() => session.keepPageWhile(() => guards.question() !== null), [session, guards]);

  if (status.kind === 'good' || (status.kind === 'unreachable' && isLost)) return null;
  const signIn = async () => {
    setFailure(null);
    const result = await session.signInAgain();
    if (result !== 'signedIn' && result !== 'replaced') setFailure(result);
  };
  const leave = async () => {
    if (await guards.mayLeave()) session.signInByRedirect();
  };
  // The clock of the device, on which the person looks. `formatTime` would weigh on Home, for a banner that few see.
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const text = status.kind === 'ending' ? messages.ending(times.format(status.endsAt)) : messages[status.kind];
  return (
    <Banner
      tone={status.kind === 'ended' ? 'danger' : 'warning'}
      action={
        <>
          <QuietButton onPress={() => void signIn()}>{messages.signInAgain}</QuietButton>
          {failure !== null && <QuietButton onPress={() => void leave()}>{messages.leaveToSignIn}</QuietButton>}
        </>
      }
    >
      {failure === null ? text : `${messages.failures[failure]} ${text}`}
    </Banner>
  );
}

/** Says that a sign-on proxy in front of the portal asks for a sign-in. Loading the page again leads there, once unsaved work is asked about. */
export function ProxySignInBanner({ deployment }: { readonly deployment: Deployment }) {
  const { deployment: messages } = useShellMessages();
  const { isSignedOut } = useReadable(deployment);
  if (!isSignedOut) return null;
  return (
    <Banner
      tone="danger"
      action={<QuietButton onPress={() => void deployment.reload()}>{messages.signInAgain}</QuietButton>}
    >
      {messages.signedOut}
    </Banner>
  );
}

/** Offers a new build of the portal. After it is dismissed, only a later build is offered. */
export function NewVersionBanner({ deployment }: { readonly deployment: Deployment }) {
  const { deployment: messages } = useShellMessages();
  const { newBuild } = useReadable(deployment);
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (newBuild === null || newBuild === dismissed) return null;
  return (
    <Banner
      tone="information"
      action={<QuietButton onPress={() => void deployment.reload()}>{messages.reload}</QuietButton>}
      onDismiss={() => setDismissed(newBuild)}
    >
      {messages.newVersion}
    </Banner>
  );
}

/** Says once that the browser stores nothing for the portal, which then works from memory. */
export function StorageBanner({ source }: { readonly source: typeof storageTrouble }) {
  const { storage: messages } = useShellMessages();
  const trouble = useReadable(source);
  const [isDismissed, setIsDismissed] = useState(false);
  if (trouble === null || isDismissed) return null;
  return (
    <Banner tone="warning" onDismiss={() => setIsDismissed(true)}>
      {messages[trouble]}
    </Banner>
  );
}
