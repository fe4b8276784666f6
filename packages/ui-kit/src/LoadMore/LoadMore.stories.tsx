import { fn, userEvent } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { LoadMore } from './LoadMore.tsx';

const meta = preview.meta({
  component: LoadMore,
  args: { hasMore: true, isLoading: false, onPress: fn() },
  parameters: guide({
    whenToUse: 'At the end of a list that comes in pages. While the first page loads use `Skeleton`.',
    anatomy: 'One button, which stays in its place while more is on its way. If there is no more, it shows nothing.',
    dataAttributes: { 'data-has-more': 'Present while there is more to load.' },
    keyboard:
      'Tab to the button; Enter or Space loads more. While it loads the button keeps focus; when the last page has come, focus stays at the end of the list.',
    accessibility:
      'A pending button says that it is in progress; when the last page has come, screen readers are told once that everything is loaded.',
  }),
});

export const More = meta.story({
  play: () => userEvent.tab(),
});
export const Loading = meta.story({ args: { isLoading: true } });
export const LongLabel = meta.story({ args: { label: 'Load more of the notifications that came before Friday' } });
