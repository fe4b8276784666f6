import { expect } from 'storybook/test';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from './Badge.tsx';

const unread = (count: number) => `${count} unread`;

const meta = preview.meta({
  component: Badge,
  args: { count: 3, countLabel: unread },
  parameters: {
    docs: guide({
      whenToUse: 'For how many wait beside a name or over an icon. For a state in words use `Chip`.',
      anatomy: 'A pill with a number in figures of one width. Above `max` it reads 99+; at zero it is gone.',
      dataAttributes: { 'data-tone': 'The `tone`.' },
      keyboard: 'None: what it belongs to takes focus.',
      accessibility:
        'The number is passed over and `label` is said instead, with the whole count. Give `null` where the name of the control says it (as `TopBarButton` does).',
    }),
  },
});

export const Signal = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 unread')).toBeInTheDocument();
  },
});
export const Neutral = meta.story({ args: { tone: 'neutral', count: 12 } });
export const AboveTheLimit = meta.story({
  args: { count: 2400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('2400 unread')).toBeInTheDocument();
  },
});
export const Zero = meta.story({ args: { count: 0 } });
export const ArabicDigits = meta.story({ globals: { language: 'arabic' }, args: { count: 120 } });
