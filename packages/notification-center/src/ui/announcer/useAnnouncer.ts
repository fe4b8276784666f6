import { announce } from '@gantry/ui-kit';
import { useMemo } from 'react';
import { useCenterAnnouncer, useNotificationLocale, type AnnouncementKind } from '../../data/index.ts';

/** Speaks to screen readers in the language of the center. */
export interface ScreenAnnouncer {
  /** Speaks a text when its turn comes; a newer one of its kind replaces it. */
  readonly say: (kind: AnnouncementKind, text: () => string) => void;
  /** Speaks how many items arrived. Each item counts once, however many lists show it. */
  readonly sayArrived: (ids: readonly string[], text: (count: number) => string) => void;
}

/** The announcer of the center, which all its screens share. */
export function useAnnouncer(): ScreenAnnouncer {
  const announcer = useCenterAnnouncer();
  const locale = useNotificationLocale();
  return useMemo(() => {
    const speak = (text: string) => announce(text, { locale });
    return {
      say: (kind, text) => announcer.say(kind, text, speak),
      sayArrived: (ids, text) => announcer.sayArrived(ids, text, speak),
    };
  }, [announcer, locale]);
}
