import type { Ref } from 'react';
import { progressTexts, stateTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { clampProgress } from './progressValue.ts';
import { Fill, ProgressLabel, ProgressValue, StyledProgressBar, Track, UnknownFill } from './ProgressBar.styles.ts';
import { useForwardProgress } from './useForwardProgress.ts';
import { useProgressAnnouncements } from './useProgressAnnouncements.ts';

/** How the work ended. */
export type ProgressOutcome = 'completed' | 'failed';

interface ProgressBarOptions {
  /**
   * How far it is, from 0 to 100; what lies outside is drawn as the nearer end. Null, undefined and NaN mean that nobody
   * knows: an indeterminate bar.
   */
  readonly value?: number | null | undefined;
  /** Shown and said in place of the percentage, such as "12 of 40 rows". */
  readonly valueText?: string | undefined;
  /** How it ended, which colours the bar and is announced at once: `completed` fills it. Without it, 100 is the end. */
  readonly outcome?: ProgressOutcome | undefined;
  /**
   * Which attempt this is. Within one attempt the bar never goes back; a new one starts where it is told. A bar that
   * becomes indeterminate starts a new attempt too.
   */
  readonly attempt?: string | number | undefined;
  /** Changes are not announced, because something else on the page announces them. @default false */
  readonly isSilent?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** What is going on: shown above the bar, or said to screen readers alone, and then the value stands at the end of the bar. */
type ProgressBarName =
  | { readonly label: string; readonly 'aria-label'?: undefined }
  | { readonly label?: undefined; readonly 'aria-label': string };

/** The properties of `ProgressBar`. It has either a `label` or an `aria-label`. */
export type ProgressBarProps = ProgressBarOptions & ProgressBarName;

/** The progress of some work. Changes are animated, and announced at most once in 5 seconds. */
export function ProgressBar({
  label,
  'aria-label': hiddenLabel,
  value,
  valueText,
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
  useProgressAnnouncements({
    label: label ?? hiddenLabel,
    text: end ? states[end] : text,
    isOver: end !== null,
    isSilent,
  });

  return (
    <StyledProgressBar
      {...rest}
      {...(hiddenLabel !== undefined && { 'aria-label': hiddenLabel })}
      value={progress ?? 0}
      isIndeterminate={isUnknown}
      {...(text !== null && { valueLabel: text })}
      data-outcome={end ?? undefined}
      data-label-hidden={label === undefined || undefined}
    >
      {label !== undefined && (
        <>
          <ProgressLabel>
            <bdi>{label}</bdi>
          </ProgressLabel>
          <ProgressValue>
            <bdi>{text}</bdi>
          </ProgressValue>
        </>
      )}
      <Track>{isUnknown ? <UnknownFill /> : <Fill key={round} style={{ '--gantry-progress': progress ?? 0 }} />}</Track>
      {label === undefined && (
        <ProgressValue>
          <bdi>{text}</bdi>
        </ProgressValue>
      )}
    </StyledProgressBar>
  );
}
