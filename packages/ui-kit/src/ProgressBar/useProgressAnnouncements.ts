import { useEffect, useId, useRef } from 'react';
import { useLocale } from '../theme/KitContext.ts';
import { announceOutcome, announceProgress, withdrawProgress } from './progressAnnouncer.ts';

/** The state of a bar, in the words for its announcement. */
export interface ProgressToAnnounce {
  /** The name of the work. */
  readonly label: string;
  /** The progress in words; null while it is unknown. */
  readonly text: string | null;
  /** Whether the work has ended, which is announced at once. */
  readonly isOver: boolean;
  /** Announces nothing. */
  readonly isSilent: boolean;
}

/** Announces changes of a bar. The first value of a bar is not announced, because it can be read like any text. */
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
