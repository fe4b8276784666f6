import { useEffect } from 'react';
import { useLocale } from '../theme/KitContext.ts';
import { announce } from './announce.ts';

/**
 * Has screen readers say a text that came into view, and each that takes its place; null says nothing. A live region in
 * the page would have to stand there, empty, before its text.
 */
export function useAnnouncement(text: string | null): void {
  const { locale } = useLocale();
  useEffect(() => {
    if (text !== null) announce(text, { locale });
  }, [text, locale]);
}
