import { Banner, useLocale } from '@gantry/ui-kit';
import { formatTime } from '@gantry/ui-kit/time';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useReadable } from '@gantry/base/react';
import { askForConfiguration } from '../../config/askedConfiguration.ts';
import { useShellMessages } from '../../languages/index.ts';
import { QuietButton } from '../../screens/parts/QuietButton.tsx';
import { offlineMessages } from '../../languages/en/offline.ts';
import { askAgainWhileLost, tryNetwork } from '@gantry/platform-client/services/offline/askAgain';
import { oldestOf, type NetworkState } from '@gantry/platform-client/services/offline/network';
import { usePortal } from '../../portal/index.ts';
import { useLoadedCenter } from '../notifications/PortalNotifications.tsx';
import { Place } from './NetworkBanner.styles.ts';
import { useKeptPicture } from './useKeptPicture.ts';

export interface NetworkNoticeProps extends Pick<NetworkState, 'isLost'> {
  /** When the oldest kept answer that is shown was given, in milliseconds of the epoch; null if all are new. */
  readonly shownFrom: number | null;
  /** True if nothing can be sent before the person has signed in. */
  readonly needsSignIn: boolean;
  /** Tries whether there is a network again. */
  readonly onTry: () => Promise<void>;
}

/**
 * Says that the network is lost or the services are slow, and how old what is shown is. It lies over the foot of the page, as long as that
 * lasts, so it can be dismissed until something else is to be said.
 */
export function NetworkNotice({ isLost, shownFrom, needsSignIn, onTry }: NetworkNoticeProps) {
  const { offline: messages } = useShellMessages(offlineMessages);
  const language = useLocale();
  const [isTrying, setTrying] = useState(false);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const trouble = isLost ? 'lost' : shownFrom === null ? null : 'slow';
  if (trouble === null && dismissed !== null) setDismissed(null);
  if (trouble === null || trouble === dismissed) return null;
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
          <QuietButton isPending={isTrying} onPress={() => void tryNow()}>
            {isTrying ? messages.trying : messages.tryNow}
          </QuietButton>
        )
      }
      onDismiss={() => setDismissed(trouble)}
    >
      {texts.filter((text) => text !== '').join(' ')}
    </Banner>
  );
}

/** The {@link NetworkNotice} of the portal. Whatever is old is asked for again as soon as it can be had. */
export function NetworkBanner() {
  const { queryClient, services, session } = usePortal();
  const { network, offline } = services;
  const state = useReadable(network);
  const { isLost, renewals } = state;
  const { kind } = useReadable({ get: session.status, subscribe: session.subscribe });

  useKeptPicture();
  const center = useLoadedCenter();
  const trial = useMemo(
    () => ({
      // Any answer of the portal's own server shows that there is a network.
      ask: () => askForConfiguration(),
      onReached: () => void offline?.then((opened) => opened?.network.reached()),
    }),
    [offline],
  );

  useEffect(() => askAgainWhileLost(network, trial), [network, trial]);
  const renew = useEffectEvent(async () => {
    void queryClient.invalidateQueries();
    await center?.refresh();
    // The center asks for what has changed since, and not for the same pages again.
    if (!network.get().isLost) (await offline)?.network.caughtUp('notifications');
  });
  useEffect(() => {
    if (renewals > 0) void renew();
  }, [renewals]);

  return (
    <Place>
      <NetworkNotice
        isLost={isLost}
        shownFrom={oldestOf(state)}
        needsSignIn={kind !== 'good'}
        onTry={() => tryNetwork(trial)}
      />
    </Place>
  );
}
