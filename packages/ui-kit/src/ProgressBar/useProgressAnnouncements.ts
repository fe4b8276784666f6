import { useEffect, useId, useRef } from 'react';
import { useLocale } from '../theme/KitContext.ts';
import { announceOutcome, announceProgress, withdrawProgress } from './progressAnnouncer.ts';

/** What there is to say of a bar. */
export interface ProgressToAnnounce {
  /** What is going on. */
  readonly label: string;
  /** How far it is, in words; null while nobody knows. */
  readonly text: string | null;
  /** Whether the work has ended, which is said at once. */
  readonly isOver: boolean;
  /** Says nothing. */
  readonly isSilent: boolean;
}

/** Has screen readers told of changes; what a bar shows when it appears is for the person to read. */
export function useProgressAnnouncements({ label, text, isOver, isSilent }: ProgressToAnnounce): void {
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
