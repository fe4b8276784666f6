import preview, { guide } from '../../../../.storybook/preview.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const now = new Date('2024-10-25T12:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const meta = preview.meta({
  component: RelativeTime,
  args: { dateTime: before(5), now },
  parameters: guide({
    whenToUse: 'For when something happened. For a date that people plan by, write the date.',
    anatomy:
      'A few words that keep themselves up to date. They count whole hours and days that have passed, not midnights. All of them on a page share one timer, and only those whose text changes render. A server, which knows no time zone of the reader, writes the date alone.',
    keyboard: 'None: it takes no focus.',
    accessibility:
      'A `<time>`; the full date and time of day are read after the relative time. They show on hover, beside it under a finger and on paper, and in a row that has the focus of the keyboard.',
  }),
});

export const HoursAgo = meta.story();
export const Now = meta.story({ args: { dateTime: before(0) } });
export const Ahead = meta.story({ args: { dateTime: before(-49) } });
export const LongAgo = meta.story({ args: { dateTime: before(24 * 800) } });
export const Running = meta.story({ render: () => <RelativeTime dateTime={new Date()} /> });
