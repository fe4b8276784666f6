import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { LoadMore } from './LoadMore.tsx';

const meta = preview.meta({
  component: LoadMore,
  args: { hasMore: true, isLoading: false, onPress: fn() },
  parameters: {
    docs: guide({
      whenToUse: 'At the end of a list that comes in pages. While the first page loads use `Skeleton`.',
      anatomy: 'One button, which stays in its place while more is on its way. Where there is no more, nothing shows.',
      keyboard:
        'Tab to the button; Enter or Space loads more. While it loads the button keeps focus; when the last page has come, focus stays at the end of the list.',
      accessibility:
        'A pending button says that it is in progress; at the end, screen readers are told that everything is shown.',
    }),
  },
});

export const More = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'LOAD MORE ...' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
export const Loading = meta.story({ args: { isLoading: true } });
export const End = meta.story({
  args: { hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const LongLabel = meta.story({ args: { label: 'Load more of the notifications that came before Friday' } });
