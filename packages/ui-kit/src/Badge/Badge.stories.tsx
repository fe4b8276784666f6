import preview, { guide } from '../../../../.storybook/preview.tsx';
import { Badge } from './Badge.tsx';

const unread = (count: number) => `${count} unread`;

const meta = preview.meta({
  component: Badge,
  args: { count: 3, countLabel: unread },
  parameters: guide({
    whenToUse: 'For a count beside a name or over an icon. For a state in words use `Chip`.',
    anatomy: 'A pill with a number in figures of one width. Above `max` it reads 99+. At zero it is not there.',
    dataAttributes: { 'data-tone': 'The `tone`.' },
    keyboard: 'None: what it belongs to takes focus.',
    accessibility:
      'Screen readers read `countLabel` with the exact count instead of the number. Give `null` if the name of the control has the count, as in `TopBarButton`.',
  }),
});

export const Signal = meta.story();
export const Neutral = meta.story({ args: { tone: 'neutral', count: 12 } });
export const AboveTheLimit = meta.story({ args: { count: 2400 } });
export const ArabicDigits = meta.story({ globals: { language: 'arabic' }, args: { count: 120 } });
