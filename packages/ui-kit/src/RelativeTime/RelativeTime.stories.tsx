import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const now = new Date('2024-10-25T12:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const meta = preview.meta({
  component: RelativeTime,
  args: { dateTime: before(5), now },
  parameters: {
    docs: {
      description: {
        component: `How long ago something was, kept up to date. Use it for when something happened; for a date that people plan by, write the date.

It counts whole hours and days that have passed, not midnights. All of them on a page share one timer, and only those whose text changes render.

**Keyboard**: none.

**Accessibility**: a \`<time>\`; the full date and time of day show on hover and are read after the relative time.`,
      },
    },
  },
});

export const HoursAgo = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2024-10-25T07:00:00.000Z');
  },
});
export const Now = meta.story({ args: { dateTime: before(0) } });
export const Ahead = meta.story({ args: { dateTime: before(-49) } });
export const LongAgo = meta.story({ args: { dateTime: before(24 * 800) } });
export const Running = meta.story({ render: () => <RelativeTime dateTime={new Date()} /> });
