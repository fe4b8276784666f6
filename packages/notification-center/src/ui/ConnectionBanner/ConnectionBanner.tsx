import { Banner } from '@gantry/ui-kit';
import { useEffect, useRef } from 'react';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import { announcerOf } from '../announcer/announcer.ts';
import { useConnectionTrouble } from './useConnectionTrouble.ts';

/** What `ConnectionBanner` takes. */
export interface ConnectionBannerProps {
  readonly className?: string | undefined;
}

/**
 * Says that notifications do not arrive live: the browser is offline, or the connection is being restored. A short gap shows
 * nothing. When it is over, screen readers are told once.
 */
export function ConnectionBanner({ className }: ConnectionBannerProps) {
  const center = useNotificationCenter();
  const { connection } = useNotificationMessages();
  const trouble = useConnectionTrouble();
  const before = useRef(trouble);

  useEffect(() => {
    if (before.current !== null && trouble === null) announcerOf(center).say('connection', () => connection.restored);
    before.current = trouble;
  }, [trouble, center, connection]);

  if (trouble === null) return null;
  return (
    <Banner tone="warning" {...(className !== undefined && { className })}>
      {connection[trouble]}
    </Banner>
  );
}
