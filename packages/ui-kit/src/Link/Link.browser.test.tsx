import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Link } from './Link.tsx';

test('a path of the app opens through navigate, and useHref decides its address', async () => {
  const navigate = vi.fn();
  const useHref = (href: string) => `/portal${href}`;
  const screen = await renderInKit(<Link href="/apps">Apps</Link>, { navigate, useHref });
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/portal/apps');
  await screen.getByRole('link', { name: 'Apps' }).click();
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledTimes(2);
  expect(navigate.mock.calls[0]?.[0]).toBe('/apps');
});

test('the browser handles its own keys for a new tab', async () => {
  const navigate = vi.fn();
  const screen = await renderInKit(<Link href="/apps">Apps</Link>, { navigate });
  const left: boolean[] = [];
  // This listener is added to the same element after React's, because React stops the propagation of a press.
  screen.container.addEventListener('click', (event) => {
    left.push(event.ctrlKey && !event.defaultPrevented);
    event.preventDefault();
  });
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => left).toEqual([true]);
  expect(navigate).not.toHaveBeenCalled();
});

test('a link to a new tab says so in the language of the page, and gives the new tab no access to this one', async () => {
  const screen = await renderInKit(
    <Link href="https://example.com" opensInNewTab>
      مساعدة
    </Link>,
    { locale: 'ar-AE' },
  );
  const link = screen.getByRole('link', { name: 'مساعدة (يُفتح في علامة تبويب جديدة)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});
