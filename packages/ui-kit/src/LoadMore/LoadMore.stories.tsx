import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LoadMore } from './LoadMore.tsx';

const meta = preview.meta({
  component: LoadMore,
  args: { hasMore: true, isLoading: false, onPress: fn() },
  parameters: {
    docs: {
      description: {
        component: `The end of a list that comes in pages. Use it below the list; while the first page loads, use \`Skeleton\`.

**Keyboard**: Tab to the button, Enter or Space loads more. While it loads the button keeps focus; when the last page has come, focus stays at the end of the list.

**Accessibility**: a pending button says that it is in progress.`,
      },
    },
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
