import { Banner, Button, useLocale } from '@gantry/ui-kit';
import { formatTime } from '@gantry/ui-kit/time';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useShellMessages } from '../../languages/index.ts';
import { offlineMessages } from '../../languages/en/offline.ts';
import type { NetworkState } from '../../services/offline/network.ts';
import { usePortal } from '../../portal/index.ts';
import { askAgainWhileLost, tryNetwork } from './askAgain.ts';

interface NetworkNoticeProps extends Pick<NetworkState, 'isLost' | 'shownFrom'> {
  /** True if nothing can be sent before the person has signed in. */
  readonly needsSignIn: boolean;
  /** Tries whether there is a network again. */
  readonly onTry: () => Promise<void>;
}

/** Says that the network is lost or the services are slow, and how old what is shown is. */
export function NetworkNotice({ isLost, shownFrom, needsSignIn, onTry }: NetworkNoticeProps) {
  const { offline: messages } = useShellMessages(offlineMessages);
  const language = useLocale();
  const [isTrying, setTrying] = useState(false);
  if (!isLost && shownFrom === null) return null;
  const tryNow = async () => {
    setTrying(true);
    await onTry();
    setTrying(false);
  };
  const texts = [
    isLost ? messages.lost : messages.slow,
    shownFrom === null ? '' : messages.shownFrom(formatTime(shownFrom, language, 'moment')),
    isLost && needsSignIn ? messages.needsSignIn : '',
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

/** The {@link NetworkNotice} of the portal. Whatever is old is asked for again as soon as it can be had. */
export function NetworkBanner() {
  const { queryClient, services, session } = usePortal();
  const { network, offline } = services;
  const { isLost, shownFrom, renewals } = useSyncExternalStore(network.subscribe, network.get, network.get);
  const { kind } = useSyncExternalStore(session.subscribe, session.status, session.status);

  const reached = useCallback(() => void offline?.then((opened) => opened?.network.reached()), [offline]);

  useEffect(() => askAgainWhileLost(network, reached), [network, reached]);
  useEffect(() => {
    if (renewals > 0) void queryClient.invalidateQueries();
  }, [renewals, queryClient]);

  return (
    <NetworkNotice
      isLost={isLost}
      shownFrom={shownFrom}
      needsSignIn={kind !== 'good'}
      onTry={() => tryNetwork(reached)}
    />
  );
}
