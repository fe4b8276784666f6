import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { pressTo, tabTo } from '../testing/keys.testing.ts';
import { DescriptionText } from './DescriptionText.tsx';

const long =
  'Exported the schedule of every site of the northern programs, with the jobs that were added, moved or closed since Friday, and the crews that were assigned to them.';
/** It fits two lines of the widest text in any font. */
const short =
  'Exported the schedule of every site of the northern programs, with the jobs that were added since Friday.';

test('a text over the limit is cut at a word, and is expanded and collapsed by keyboard', async () => {
  const screen = await renderInKit(<DescriptionText text={long} limit={100} />);
  await expect.element(screen.getByText(/added, moved…/u)).toBeVisible();
  await userEvent.tab();
  const more = screen.getByRole('button', { name: 'more' });
  await expect.element(more).toHaveFocus();
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(long)).toBeVisible();
  const less = screen.getByRole('button', { name: 'less' });
  await expect.element(less).toHaveFocus();
  await expect.element(less).toHaveAttribute('aria-expanded', 'true');
  await pressTo(' ', screen.getByRole('button', { name: 'more' }));
});

test('a text that fits has no button, and an empty text renders nothing', async () => {
  const screen = await renderInKit(<DescriptionText text="Twelve jobs" limit={100} />);
  expect(screen.getByRole('button').query()).toBeNull();
  await screen.rerender(<DescriptionText text="" limit={100} />);
  expect(screen.container.textContent).toBe('');
});

test('a text that fits its characters but not its lines can be expanded, and has no button once it has room, expanded or not', async () => {
  const narrow = (width: number) => (
    <div style={{ inlineSize: width }}>
      <DescriptionText text={short} limit={1000} lines={2} />
    </div>
  );
  const screen = await renderInKit(narrow(200));
  const words = screen.getByText(short).element();
  expect(words.clientHeight).toBe(40);
  await screen.rerender(narrow(1600));
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await screen.rerender(narrow(200));
  await screen.getByRole('button', { name: 'more' }).click();
  expect(words.getBoundingClientRect().height).toBeGreaterThan(60);
  await expect.element(screen.getByRole('button', { name: 'less' })).toBeVisible();
  await screen.rerender(narrow(1600));
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('it can start expanded: a text that fits has no button, and a longer one that replaces it has one that reports its press', async () => {
  const onExpandedChange = vi.fn();
  const text = (words: string) => (
    <DescriptionText text={words} limit={100} lines={2} defaultExpanded onExpandedChange={onExpandedChange} />
  );
  const screen = await renderInKit(text('Twelve jobs'));
  expect(screen.getByRole('button').query()).toBeNull();
  await screen.rerender(text(long));
  await expect.element(screen.getByText(long)).toBeVisible();
  await screen.getByRole('button', { name: 'less' }).click();
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('if an expanded text becomes short, its button is removed and focus moves to the text', async () => {
  const row = (words: string) => (
    <>
      <DescriptionText text={words} limit={100} />
      <a href="#after">After</a>
    </>
  );
  const screen = await renderInKit(row(long));
  await userEvent.tab();
  await pressTo('{Enter}', screen.getByRole('button', { name: 'less' }));
  await screen.rerender(row('Twelve jobs'));
  expect(screen.getByRole('button').query()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Twelve jobs');
  await tabTo(screen.getByRole('link', { name: 'After' }));
});
