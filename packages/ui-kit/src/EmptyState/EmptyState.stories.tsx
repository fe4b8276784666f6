import preview, { guide } from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  component: EmptyState,
  args: { title: 'No Pending activity. Keep it up!', illustration: 'done' as const },
  parameters: guide({
    whenToUse:
      'Replaces a list that is empty. Use `ErrorCard` if the list could not be loaded, and `Skeleton` while it loads.',
    anatomy:
      'A small line drawing, one sentence in plain words, a description if the sentence leaves a question, and at most one action.',
    keyboard: 'Tab reaches its action.',
    accessibility: 'The drawing is hidden from screen readers.',
  }),
});

export const Sentence = meta.story({});
export const WithAction = meta.story({
  args: {
    title: 'No results',
    description: 'No module fits what you typed.',
    illustration: 'search',
    action: <Button>Clear search</Button>,
  },
});
export const WithoutDrawing = meta.story({ render: () => <EmptyState title="No results" /> });
export const LongContent = meta.story({
  args: {
    title: 'Seems like you do not have any dashboard for this program, try switching to another one.',
    description:
      'Dashboards of the Northern corridor fiber and small-cell densification program are given out by the people who run it.',
    illustration: 'dashboard',
    action: <Button>Switch to another program</Button>,
  },
});
