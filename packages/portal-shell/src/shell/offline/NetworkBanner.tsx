import { Banner, Button, useLocale } from '@gantry/ui-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShellMessages } from '../../languages/index.ts';
import { offlineMessages } from '../../languages/en/offline.ts';
import { usePortal } from '../../portal/index.ts';
import { askAgainWhileLost, tryNetwork } from './askAgain.ts';

/** A moment: the time alone if it is of today. */
function momentText(locale: string, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const style = isToday ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(locale, style).format(at);
}

/** Says that the network is lost or the services are slow, and how old what is shown is. It asks for all of it again once it can be had. */
export function NetworkBanner() {
  const { queryClient, services, session } = usePortal();
  const { network } = services;
  const { offline: messages } = useShellMessages(offlineMessages);
  const { locale } = useLocale();
  const { isLost, shownFrom, renewals } = useSyncExternalStore(network.subscribe, network.get, network.get);
  const sessionState = useSyncExternalStore(session.subscribe, session.status, session.status);
  const [isTrying, setTrying] = useState(false);

  useEffect(() => askAgainWhileLost(network), [network]);
  useEffect(() => {
    if (renewals > 0) void queryClient.invalidateQueries();
  }, [renewals, queryClient]);

  if (!isLost && shownFrom === null) return null;
  const tryNow = async () => {
    setTrying(true);
    await tryNetwork(network);
    setTrying(false);
  };
  const texts = [
    isLost ? messages.lost : messages.slow,
    shownFrom === null ? '' : messages.shownFrom(momentText(locale, shownFrom)),
    isLost && sessionState.kind !== 'good' ? messages.needsSignIn : '',
  ];
  return (
    <Banner
      tone="warning"
      action={
        isLost && (
          <Button variant="quiet" size="small" isPending={isTrying} onPress={() => void tryNow()}>
            {isTrying ? messages.trying : messages.tryNow}
          </Button>
        )
      }
    >
      {texts.filter((text) => text !== '').join(' ')}
    </Banner>
  );
}
