import type { Ref } from 'react';
import { progressTexts, stateTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { clampProgress } from './progressValue.ts';
import { Fill, ProgressLabel, ProgressValue, StyledProgressBar, Track, UnknownFill } from './ProgressBar.styles.ts';
import { useForwardProgress } from './useForwardProgress.ts';
import { useProgressAnnouncements } from './useProgressAnnouncements.ts';

/** How the work ended. */
export type ProgressOutcome = 'completed' | 'failed';

/** What `ProgressBar` takes. */
export interface ProgressBarProps {
  /** What is going on. */
  label: string;
  /**
   * How far it is, from 0 to 100; what lies outside is drawn as the nearer end. Null, undefined and NaN mean that nobody
   * knows: an indeterminate bar.
   */
  value?: number | null | undefined;
  /** Shown and said in place of the percentage, such as "12 of 40 rows". */
  valueText?: string | undefined;
  /** The label is for screen readers alone; the value then stands at the end of the bar. @default false */
  isLabelHidden?: boolean;
  /** How it ended, which colours the bar and is announced at once: `completed` fills it. Without it, 100 is the end. */
  outcome?: ProgressOutcome | undefined;
  /**
   * Which attempt this is. Within one attempt the bar never goes back; a new one starts where it is told. A bar that
   * becomes indeterminate starts a new attempt too.
   */
  attempt?: string | number | undefined;
  /** Changes are not announced, as something else on the page does so. @default false */
  isSilent?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** How far some work is. It glides to its value, and tells screen readers of it once in 5 seconds at most. */
export function ProgressBar({
  label,
  value,
  valueText,
  isLabelHidden = false,
  outcome,
  attempt,
  isSilent = false,
  ...rest
}: ProgressBarProps) {
  const states = useTexts(stateTexts);
  const values = useTexts(progressTexts);
  const given = outcome === 'completed' ? 100 : clampProgress(value);
  const { value: progress, round } = useForwardProgress(given, attempt);
  const isUnknown = progress === null && outcome === undefined;
  const text = valueText ?? (progress === null ? null : values.progressValue(progress / 100));
  const end = outcome ?? (progress === 100 ? 'completed' : null);
  useProgressAnnouncements({ label, text: end ? states[end] : text, isOver: end !== null, isSilent });

  return (
    <StyledProgressBar
      {...rest}
      {...(isLabelHidden && { 'aria-label': label })}
      value={progress ?? 0}
      isIndeterminate={isUnknown}
      {...(text !== null && { valueLabel: text })}
      data-outcome={end ?? undefined}
      data-label-hidden={isLabelHidden || undefined}
    >
      {!isLabelHidden && (
        <ProgressLabel>
          <bdi>{label}</bdi>
        </ProgressLabel>
      )}
      {isLabelHidden || (
        <ProgressValue>
          <bdi>{text}</bdi>
        </ProgressValue>
      )}
      <Track>{isUnknown ? <UnknownFill /> : <Fill key={round} style={{ '--gantry-progress': progress ?? 0 }} />}</Track>
      {isLabelHidden && (
        <ProgressValue>
          <bdi>{text}</bdi>
        </ProgressValue>
      )}
    </StyledProgressBar>
  );
}
