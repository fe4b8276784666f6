import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import * as examples from './LoadMore.examples.tsx';
import text from './LoadMore.examples.tsx?raw';
import { LoadMore } from './LoadMore.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: LoadMore,
  args: { hasMore: true, isLoading: false, onPress: fn() },
  parameters: {
    docs: guide({
      whenToUse: 'At the end of a list that comes in pages. While the first page loads use `Skeleton`.',
      anatomy: 'One button, which stays in its place while more is on its way. Where there is no more, nothing shows.',
      dataAttributes: { 'data-has-more': 'Present while there is more to load.' },
      keyboard:
        'Tab to the button; Enter or Space loads more. While it loads the button keeps focus; when the last page has come, focus stays at the end of the list.',
      accessibility:
        'A pending button says that it is in progress; when the last page has come, screen readers are told once that everything is loaded.',
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

let letCome = () => {};
/** Holds a page back until the story releases it. */
const loadPage = () =>
  new Promise<void>((resolve) => {
    letCome = resolve;
  });

export const Keyboard = meta.story({
  ...example('ThreePages', { loadPage }),
  // React Aria announces the name of a pending button for 7 seconds, in which the button may be removed.
  afterEach: () => {
    for (const line of document.querySelectorAll('[data-live-announcer] [role=img]')) line.remove();
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'LOAD MORE ...' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('data-pending'));
    await expect(button).toHaveFocus();
    letCome();
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
    await expect(button).toHaveFocus();

    await userEvent.keyboard(' ');
    await waitFor(() => expect(button).toHaveAttribute('data-pending'));
    await expect(button).toHaveFocus();
    letCome();
    await expect(await canvas.findByText('Page 3 of 3')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('All loaded').parentElement).toHaveFocus();
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('All loaded'));
  },
});
