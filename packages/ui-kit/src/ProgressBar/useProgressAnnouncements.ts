import { useEffect, useId, useRef } from 'react';
import { useLocale } from '../theme/KitContext.ts';
import { announceOutcome, announceProgress, withdrawProgress } from './progressAnnouncer.ts';

/**
 * Announces changes of a bar. The first value of a bar is not announced, because it can be read like any text.
 * @param text the progress in words; null while it is unknown
 * @param isOver whether the work has ended, which is announced at once
 */
export function useProgressAnnouncements(label: string, text: string | null, isOver: boolean, isSilent: boolean): void {
  const id = useId();
  const { locale } = useLocale();
  const known = useRef(text);

  useEffect(() => {
    if (known.current === text) return;
    known.current = text;
    if (isSilent || text === null) return;
    const report = { text: `${label}: ${text}`, locale };
    if (isOver) announceOutcome(id, report);
    else announceProgress(id, report);
  }, [id, label, text, isOver, isSilent, locale]);

  useEffect(() => () => withdrawProgress(id), [id]);
}
