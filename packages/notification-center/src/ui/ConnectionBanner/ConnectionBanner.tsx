import { Banner } from '@gantry/ui-kit';
import { useEffect, useRef } from 'react';
import { useConnectionTrouble, useNotificationMessages } from '../../data/index.ts';
import { useAnnouncer } from '../announcer/useAnnouncer.ts';
import { ScreenBoundary } from '../ScreenBoundary/ScreenBoundary.tsx';

/** Props of {@link ConnectionBanner}. */
export interface ConnectionBannerProps {
  readonly className?: string | undefined;
}

/**
 * Says that notifications do not arrive live: the browser is offline, or the connection is being restored. A short gap shows
 * nothing. Screen readers get one announcement when the gap is over.
 */
export function ConnectionBanner(props: ConnectionBannerProps) {
  return (
    <ScreenBoundary>
      <TroubleBanner {...props} />
    </ScreenBoundary>
  );
}

function TroubleBanner({ className }: ConnectionBannerProps) {
  const { say } = useAnnouncer();
  const { connection } = useNotificationMessages();
  const trouble = useConnectionTrouble();
  const before = useRef(trouble);

  useEffect(() => {
    if (before.current !== null && trouble === null) say('connection', () => connection.restored);
    before.current = trouble;
  }, [trouble, say, connection]);

  if (trouble === null) return null;
  return (
    // A connection that is being restored mends itself. Offline, the person can look at their network.
    <Banner tone={trouble === 'offline' ? 'warning' : 'information'} {...(className !== undefined && { className })}>
      {connection[trouble]}
    </Banner>
  );
}
