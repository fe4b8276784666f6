import preview, { guide } from '../../../../.storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  component: ProgressBar,
  args: { label: 'Importing jobs', value: 42 },
  parameters: guide({
    whenToUse:
      'How far some work is. Use it for work that takes seconds or minutes; use `Skeleton` for content that is about to come.',
    anatomy:
      'A label, the value at its end in tabular figures, a 4 px bar that glides to its value. With an `aria-label` in place of `label`, the value stands at the end of the bar.',
    dataAttributes: {
      'data-outcome': '`completed` or `failed` once the work has ended.',
      'data-label-hidden': 'Present with `aria-label` instead of `label`.',
    },
    keyboard: 'None; it takes no focus.',
    accessibility:
      'Role `progressbar` with a value in words, and plain text once the work has ended. Changes are announced politely, at most once in 5 seconds over all bars of the page; how the work ended is announced at once. Under reduced motion the bar jumps to its value, and the indeterminate one only changes its opacity.',
    more: {
      Values:
        'From 0 to 100. What lies outside is drawn as the nearer end; null, undefined and NaN as an indeterminate bar. Within one `attempt` the bar never goes back.',
    },
  }),
});

export const Determinate = meta.story({});
export const Indeterminate = meta.story({ args: { value: null } });
export const Completed = meta.story({ args: { value: 100 } });
export const Failed = meta.story({ args: { outcome: 'failed', valueText: 'Failed' } });
export const HiddenLabel = meta.story({ args: { label: undefined, 'aria-label': 'Importing jobs' } });
export const ValueText = meta.story({ args: { valueText: '504 of 1,200 rows' } });
export const LongLabel = meta.story({
  args: {
    label:
      'Importing the closeout documents of every site of the Northern corridor fiber and small-cell densification program',
    valueText: '1,204,331 of 2,867,455 rows',
  },
});
export const BadValues = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[Number.NaN, null, -5, 250].map((value) => (
        <ProgressBar key={String(value)} label={String(value)} value={value} />
      ))}
    </div>
  ),
});
