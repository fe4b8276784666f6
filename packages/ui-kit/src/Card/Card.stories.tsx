import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/index.ts';
import { Card } from './Card.tsx';

const meta = preview.meta({
  component: Card,
  args: { children: 'Nine sites wait for their closeout documents.' },
  parameters: {
    docs: guide({
      whenToUse:
        'For one subject with several parts that stands among others: a column of activity, a report. Do not put one card into another.',
      anatomy:
        'A plain surface with a hairline; a header with the title and quiet buttons at its end; the body, which with `isFlush` reaches the edges, as a list or table wants.',
      keyboard: 'None of its own: that of what it holds.',
      accessibility:
        'With a title it is a region named by its heading of the second level; without one it is a plain surface.',
    }),
  },
});

export const Plain = meta.story();
export const Titled = meta.story({ args: { title: 'Closeout' } });
export const WithActions = meta.story({
  args: {
    title: 'Announcements',
    actions: (
      <Button variant="quiet" size="small">
        Refresh
      </Button>
    ),
  },
});
export const LongText = meta.story({
  args: {
    title: 'Closeout documents of every site of the northern programs that the general contractor has yet to confirm',
    actions: <Button size="small">Export all of them</Button>,
  },
});
