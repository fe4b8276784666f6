import { useReadable } from '@gantry/base/react';
import { Banner } from '@gantry/ui-kit';
import { useEffect, useRef } from 'react';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
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
  const { announcer, connectionTrouble } = useNotificationCenter().screens;
  const { say } = announcer;
  const { connection } = useNotificationMessages();
  const trouble = useReadable(connectionTrouble);
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
