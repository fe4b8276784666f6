import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announced, clearAnnouncements } from '../testing/announced.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/keys.testing.ts';
import { LoadMore } from './LoadMore.tsx';

const noop = () => undefined;

test("a 'LOAD MORE ...' button shows while more pages remain", async () => {
  const onPress = vi.fn();
  const screen = await renderInKit(<LoadMore hasMore isLoading={false} onPress={onPress} />);
  await tabTo(screen.getByRole('button', { name: 'LOAD MORE ...' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(2);
  await screen.rerender(<LoadMore hasMore isLoading onPress={onPress} />);
  await expect.element(screen.getByRole('button')).toHaveAttribute('data-pending');
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
  await screen.rerender(<LoadMore hasMore={false} isLoading={false} onPress={onPress} />);
  expect(screen.getByRole('button').query()).toBeNull();
});

test('a person who loaded the last page keeps their place at the end of the list, and a focus elsewhere stays there', async () => {
  const list = (hasMore: boolean) => (
    <>
      <a href="#first">First</a>
      <LoadMore hasMore={hasMore} isLoading={false} onPress={noop} />
      <a href="#after">After</a>
    </>
  );
  const screen = await renderInKit(list(true));
  await userEvent.tab();
  await screen.rerender(list(false));
  await expect.element(screen.getByRole('link', { name: 'First' })).toHaveFocus();
  await screen.rerender(list(true));
  await screen.getByRole('button').click();
  await screen.rerender(list(false));
  expect(document.activeElement?.textContent).toBe('All loaded');
  await tabTo(screen.getByRole('link', { name: 'After' }));
});

test('the end is announced once after the last page, and not for a list of one page', async () => {
  clearAnnouncements();
  const said = () => announced('polite');
  const list = (hasMore: boolean, isLoading = false) => (
    <>
      <LoadMore hasMore={hasMore} isLoading={isLoading} onPress={noop} />
      <LoadMore hasMore={false} isLoading={false} onPress={noop} />
    </>
  );
  const screen = await renderInKit(list(true));
  await screen.rerender(list(true, true));
  await screen.rerender(list(false));
  await expect.poll(said).toEqual(['All loaded']);
  await screen.rerender(list(false));
  expect(said()).toEqual(['All loaded']);
});
