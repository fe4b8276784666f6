import type { Ref } from 'react';
import { progressMessages, stateMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { Fill, ProgressLabel, ProgressValue, StyledProgressBar, Track, UnknownFill } from './ProgressBar.styles.ts';
import { useForwardProgress } from './useForwardProgress.ts';
import { useProgressAnnouncements } from './useProgressAnnouncements.ts';

/** What is known of the work. */
export interface ProgressBarOptions {
  /**
   * The progress from 0 to 100. Values outside are clamped. Null, undefined and NaN mean that the progress is unknown,
   * and make the bar indeterminate.
   */
  readonly value?: number | null | undefined;
  /** Replaces the percentage on the screen and for screen readers, for example "12 of 40 rows". */
  readonly valueText?: string | undefined;
  /**
   * The result. It colours the bar and is announced at once; `completed` also fills the bar. Without an outcome, 100
   * counts as completed.
   */
  readonly outcome?: 'completed' | 'failed' | undefined;
  /**
   * An id of the attempt. Within one attempt the bar never goes back; a new attempt starts at its own value. A bar that
   * becomes indeterminate also starts a new attempt.
   */
  readonly attempt?: string | number | undefined;
  /** Announces no changes, because another part of the page does. @default false */
  readonly isSilent?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * The name of the work. A `label` is shown above the bar. An `aria-label` is only for screen readers, and the value is
 * then at the end of the bar.
 */
type ProgressBarName =
  | { readonly label: string; readonly 'aria-label'?: undefined }
  | { readonly label?: undefined; readonly 'aria-label': string };

/** A bar needs a name: either a `label` or an `aria-label`. */
export type ProgressBarProps = ProgressBarOptions & ProgressBarName;

/** Work that has ended makes no progress: the value is a text like any other. */
const plain = {
  role: undefined,
  'aria-label': undefined,
  'aria-labelledby': undefined,
  'aria-valuemin': undefined,
  'aria-valuemax': undefined,
  'aria-valuenow': undefined,
  'aria-valuetext': undefined,
};

/** Clamps a progress to 0–100. Null, which means that the progress is unknown, for anything that is no number. */
const clampProgress = (value: number | null | undefined): number | null =>
  typeof value !== 'number' || Number.isNaN(value) ? null : Math.min(Math.max(value, 0), 100);

/** Shows the progress of some work. Changes are animated, and are announced at most once in 5 seconds. */
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
  const states = useMessages(stateMessages);
  const values = useMessages(progressMessages);
  const given = outcome === 'completed' ? 100 : clampProgress(value);
  const { value: progress, round } = useForwardProgress(given, attempt);
  const isUnknown = progress === null && outcome === undefined;
  const text = valueText ?? (progress === null ? null : values.progressValue(progress / 100));
  const end = outcome ?? (progress === 100 ? 'completed' : null);
  useProgressAnnouncements(label ?? hiddenLabel, end ? states[end] : text, end !== null, isSilent);

  const shownValue = (
    <ProgressValue>
      <bdi>{text}</bdi>
    </ProgressValue>
  );
  return (
    <StyledProgressBar
      {...rest}
      {...(hiddenLabel !== undefined && { 'aria-label': hiddenLabel })}
      value={progress ?? 0}
      isIndeterminate={isUnknown}
      {...(text !== null && { valueLabel: text })}
      data-outcome={end ?? undefined}
      render={(props) => <div {...props} {...(end !== null && plain)} />}
      data-label-hidden={label === undefined || undefined}
    >
      {label !== undefined && (
        <>
          <ProgressLabel>
            <bdi>{label}</bdi>
          </ProgressLabel>
          {shownValue}
        </>
      )}
      <Track>{isUnknown ? <UnknownFill /> : <Fill key={round} style={{ '--gantry-progress': progress ?? 0 }} />}</Track>
      {label === undefined && shownValue}
    </StyledProgressBar>
  );
}
