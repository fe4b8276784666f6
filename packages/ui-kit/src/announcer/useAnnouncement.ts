import { useEffect } from 'react';
import { useLocale } from '../theme/KitContext.ts';
import { announce } from './announce.ts';

/**
 * Announces a text on mount and whenever it changes. Null announces nothing. A live region of its own would have to
 * exist, empty, before its text.
 */
export function useAnnouncement(text: string | null): void {
  const { locale } = useLocale();
  useEffect(() => {
    if (text !== null) announce(text, { locale });
  }, [text, locale]);
}
