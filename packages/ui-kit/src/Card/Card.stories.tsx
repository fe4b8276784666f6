import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/index.ts';
import { Card } from './Card.tsx';

const meta = preview.meta({
  component: Card,
  args: { children: 'Nine sites wait for their closeout documents.' },
  parameters: {
    docs: {
      description: {
        component:
          'A plain surface that keeps one subject together. **Anatomy:** header with title and actions, body. A titled card is a region named by its heading.',
      },
    },
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
